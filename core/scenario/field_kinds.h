// The kinds of fields that fields.cpp makes its tables of: numbers, words of a list, yes and no. Each is a row of Field
// for the member that the pointers lead to. Only the sources of this room and of core/lesson include this.
#pragma once

#include "core/scenario/fields.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>

namespace fovlab {

// Whose members the first pointer points to.
template <class Owner, class Member>
Owner owner_of(Member Owner::*);

template <auto First, auto... More>
auto& member(auto& part) {
    return ((part.*First).*....*More);
}

template <auto First>
using OwnerOf = decltype(owner_of(First));

template <auto First, auto... More>
bool differs(const OwnerOf<First>& part, const OwnerOf<First>& usual) {
    return !(member<First, More...>(part) == member<First, More...>(usual));
}

// A whole number from Low to High.
template <std::int64_t Low, std::int64_t High, auto First, auto... More>
constexpr Field<OwnerOf<First>> whole(std::string_view key) {
    using T = OwnerOf<First>;
    return {key,
            [](TomlReading& reading, std::string_view k, const toml::node& value, T& part) {
                if (const auto number = read_whole(reading, k, value, Low, High)) {
                    auto& here = member<First, More...>(part);
                    here = static_cast<std::remove_reference_t<decltype(here)>>(*number);
                }
            },
            [](const T& part) {
                const auto number = static_cast<std::int64_t>(member<First, More...>(part));
                return number >= Low && number <= High;
            },
            [](const T& part, const T& usual) -> std::optional<std::string> {
                if (!differs<First, More...>(part, usual)) {
                    return std::nullopt;
                }
                return std::to_string(member<First, More...>(part));
            }};
}

std::optional<std::size_t> read_word(TomlReading& reading, std::string_view key, const toml::node& value,
                                     std::span<const std::string_view> words);

// A word of a list, which is an enumeration's names.
template <const auto& Names, auto First, auto... More>
constexpr Field<OwnerOf<First>> word(std::string_view key) {
    using T = OwnerOf<First>;
    return {
        key,
        [](TomlReading& reading, std::string_view k, const toml::node& value, T& part) {
            if (const auto index = read_word(reading, k, value, Names)) {
                auto& here = member<First, More...>(part);
                here = static_cast<std::remove_reference_t<decltype(here)>>(*index);
            }
        },
        [](const T& part) { return static_cast<std::size_t>(member<First, More...>(part)) < Names.size(); },
        [](const T& part, const T& usual) -> std::optional<std::string> {
            if (!differs<First, More...>(part, usual)) {
                return std::nullopt;
            }
            return in_toml(Names[static_cast<std::size_t>(member<First, More...>(part))]);
        }};
}

template <auto First>
constexpr Field<OwnerOf<First>> yes_or_no(std::string_view key) {
    using T = OwnerOf<First>;
    return {key,
            [](TomlReading& reading, std::string_view k, const toml::node& value, T& part) {
                if (value.is_boolean()) {
                    member<First>(part) = value.as_boolean()->get();
                } else {
                    reading.refuse_value(k, "true or false", value);
                }
            },
            [](const T&) { return true; },
            [](const T& part, const T& usual) -> std::optional<std::string> {
                if (!differs<First>(part, usual)) {
                    return std::nullopt;
                }
                return std::string(member<First>(part) ? "true" : "false");
            }};
}

// As the words "on" and "off".
template <auto First>
constexpr Field<OwnerOf<First>> on_or_off(std::string_view key) {
    using T = OwnerOf<First>;
    return {key,
            [](TomlReading& reading, std::string_view k, const toml::node& value, T& part) {
                static constexpr std::string_view k_words[] = {"off", "on"};
                if (const auto index = read_word(reading, k, value, k_words)) {
                    member<First>(part) = *index == 1;
                }
            },
            [](const T&) { return true; },
            [](const T& part, const T& usual) -> std::optional<std::string> {
                if (!differs<First>(part, usual)) {
                    return std::nullopt;
                }
                return in_toml(member<First>(part) ? "on" : "off");
            }};
}

}  // namespace fovlab
