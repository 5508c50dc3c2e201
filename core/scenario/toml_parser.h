// The parser of TOML, as every file here includes it.
//
// The library asserts what its parser expects of a text, and in a release it even lets the compiler rely on that; but
// some of it a broken text can breach, such as `a = [}` (version 3.3.0), which the parser then refuses as it should. So its
// assertions are left out, in every build alike.
#pragma once

#pragma push_macro("NDEBUG")
#undef NDEBUG
#define TOML_ASSERT(expression) static_assert(true)
#include <toml++/toml.h>
#pragma pop_macro("NDEBUG")
