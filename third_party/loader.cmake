# fovlab::glad, the OpenGL 3.3 core loader, is generated here at build time, with no extensions and from the
# specification that glad brings along (--reproducible: it asks no network).

set(loader "${CMAKE_CURRENT_BINARY_DIR}/loader")
# glad takes every extension there is when it is told nothing; an empty list means none.
file(CONFIGURE OUTPUT "${loader}/no_extensions.txt" CONTENT "")

add_custom_command(
    OUTPUT "${loader}/src/gl.c" "${loader}/include/glad/gl.h" "${loader}/include/KHR/khrplatform.h"
    COMMAND "${FOVLAB_GLAD}" --reproducible --quiet --api gl:core=3.3
        --extensions "${loader}/no_extensions.txt" --out-path "${loader}" c --loader
    DEPENDS "${loader}/no_extensions.txt"
    COMMENT "Generating the OpenGL loader"
    VERBATIM)

add_library(third_party_glad STATIC "${loader}/src/gl.c" "${loader}/include/glad/gl.h")
add_library(fovlab::glad ALIAS third_party_glad)
target_include_directories(third_party_glad SYSTEM PUBLIC "${loader}/include")
target_link_libraries(third_party_glad PRIVATE ${CMAKE_DL_LIBS})
target_compile_options(third_party_glad PRIVATE -w)
