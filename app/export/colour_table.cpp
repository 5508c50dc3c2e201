#include "app/export/colour_table.h"

#include <algorithm>
#include <array>
#include <limits>
#include <utility>

namespace fovlab {
namespace {

struct Counted {
    std::uint32_t colour = 0;
    std::uint64_t count = 0;
};

int channel(std::uint32_t colour, int which) { return static_cast<int>(colour >> (8 * which) & 0xFFU); }

// A box of colours: median cut halves the one with the widest spread of common colours until there are enough.
struct Box {
    std::vector<Counted> colours;
    int widest = 0;            // channel
    std::uint64_t weight = 0;  // how much it asks to be halved

    explicit Box(std::vector<Counted> held) : colours(std::move(held)) {
        std::array<int, 3> spread{};
        std::uint64_t count = 0;
        for (int which = 0; which < 3; ++which) {
            int low = 255;
            int high = 0;
            for (const Counted& one : colours) {
                low = std::min(low, channel(one.colour, which));
                high = std::max(high, channel(one.colour, which));
            }
            spread[static_cast<std::size_t>(which)] = high - low;
        }
        for (const Counted& one : colours) {
            count += one.count;
        }
        widest = static_cast<int>(std::max_element(spread.begin(), spread.end()) - spread.begin());
        const auto width = static_cast<std::uint64_t>(spread[static_cast<std::size_t>(widest)]);
        weight = width * width * (1 + count / 64);
    }

    std::uint32_t mean() const {
        std::array<std::uint64_t, 3> sums{};
        std::uint64_t count = 0;
        for (const Counted& one : colours) {
            for (int which = 0; which < 3; ++which) {
                sums[static_cast<std::size_t>(which)] +=
                    static_cast<std::uint64_t>(channel(one.colour, which)) * one.count;
            }
            count += one.count;
        }
        std::uint32_t colour = 0;
        for (std::size_t which = 0; which < 3; ++which) {
            colour |= static_cast<std::uint32_t>((sums[which] + count / 2) / count) << (8 * which);
        }
        return colour;
    }
};

// Halved at the middle of its pixels along the widest channel. It has more than one colour.
std::pair<Box, Box> halves(Box box) {
    std::sort(box.colours.begin(), box.colours.end(), [&box](const Counted& a, const Counted& b) {
        const int left = channel(a.colour, box.widest);
        const int right = channel(b.colour, box.widest);
        return left != right ? left < right : a.colour < b.colour;
    });
    std::uint64_t all = 0;
    for (const Counted& one : box.colours) {
        all += one.count;
    }
    std::uint64_t sum = 0;
    std::size_t middle = 0;
    while (middle + 1 < box.colours.size() && (middle == 0 || sum + box.colours[middle].count <= all / 2)) {
        sum += box.colours[middle++].count;
    }
    const auto at = box.colours.begin() + static_cast<std::ptrdiff_t>(middle);
    return {Box({box.colours.begin(), at}), Box({at, box.colours.end()})};
}

std::vector<std::uint32_t> median_cut(std::vector<Counted> colours, std::size_t most) {
    std::vector<Box> boxes;
    boxes.emplace_back(std::move(colours));
    while (boxes.size() < most) {
        const auto next = std::max_element(boxes.begin(), boxes.end(), [](const Box& a, const Box& b) {
            return (a.colours.size() > 1 ? a.weight : 0) < (b.colours.size() > 1 ? b.weight : 0);
        });
        if (next->colours.size() < 2 || next->weight == 0) {
            break;
        }
        std::pair<Box, Box> cut = halves(std::move(*next));
        *next = std::move(cut.first);
        boxes.push_back(std::move(cut.second));
    }
    std::vector<std::uint32_t> table(boxes.size());
    std::transform(boxes.begin(), boxes.end(), table.begin(), [](const Box& box) { return box.mean(); });
    return table;
}

}  // namespace

void ColourCount::add(std::span<const std::uint32_t> pixels) {
    for (std::size_t i = 0; i < pixels.size();) {  // by runs: pictures of maps have long ones
        std::size_t end = i + 1;
        while (end < pixels.size() && pixels[end] == pixels[i]) {
            ++end;
        }
        counts_[pixels[i]] += end - i;
        i = end;
    }
}

std::vector<std::uint32_t> ColourCount::table(std::size_t most) const {
    std::vector<Counted> sorted;
    for (const auto& [colour, count] : counts_) {
        sorted.push_back({colour, count});
    }
    std::sort(sorted.begin(), sorted.end(), [](const Counted& a, const Counted& b) {
        return a.count != b.count ? a.count > b.count : a.colour < b.colour;
    });
    std::vector<std::uint32_t> table;
    const std::size_t exact = sorted.size() <= most ? sorted.size() : most / 2;
    for (std::size_t i = 0; i < exact; ++i) {
        table.push_back(sorted[i].colour);
    }
    if (exact < sorted.size()) {
        const auto rest = sorted.begin() + static_cast<std::ptrdiff_t>(exact);
        for (const std::uint32_t colour : median_cut({rest, sorted.end()}, most - exact)) {
            table.push_back(colour);
        }
    }
    return table;
}

ColourIndex::ColourIndex(std::vector<std::uint32_t> table) : table_(std::move(table)) {
    for (std::size_t i = table_.size(); i > 0; --i) {
        known_[table_[i - 1]] = static_cast<std::uint8_t>(i - 1);
    }
}

std::uint8_t ColourIndex::of(std::uint32_t colour) {
    const auto found = known_.find(colour);
    if (found != known_.end()) {
        return found->second;
    }
    std::size_t best = 0;
    int nearest = std::numeric_limits<int>::max();
    for (std::size_t i = 0; i < table_.size(); ++i) {
        int distance = 0;
        for (int which = 0; which < 3; ++which) {
            const int off = channel(table_[i], which) - channel(colour, which);
            distance += off * off * (which == 1 ? 4 : which == 2 ? 2 : 1);  // the eye weighs green most
        }
        if (distance < nearest) {
            nearest = distance;
            best = i;
        }
    }
    return known_[colour] = static_cast<std::uint8_t>(best);
}

}  // namespace fovlab
