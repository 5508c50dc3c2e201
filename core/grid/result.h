// A value, or where and why a text could not be read.
//
// Parsers and loaders return this; nothing throws across rooms. Lines and columns count from 1; 0 means that
// there is no such place (a wrong size as a whole, say). The reason is one sentence without a full stop: what is
// wrong and what would be right.
#pragma once

#include <cassert>
#include <string>
#include <utility>
#include <variant>

namespace fovlab {

struct TextError {
    int line = 0;
    int column = 0;
    std::string reason;
};

template <class T>
class Result {
public:
    Result(T value) : state_(std::move(value)) {}
    Result(TextError error) : state_(std::move(error)) {}

    bool ok() const { return std::holds_alternative<T>(state_); }
    explicit operator bool() const { return ok(); }

    const T& value() const {
        assert(ok());
        return *std::get_if<T>(&state_);
    }
    T& value() {
        assert(ok());
        return *std::get_if<T>(&state_);
    }
    const TextError& error() const {
        assert(!ok());
        return *std::get_if<TextError>(&state_);
    }

private:
    std::variant<T, TextError> state_;
};

}  // namespace fovlab
