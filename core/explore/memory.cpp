#include "core/explore/memory.h"

#include "core/grid/each_cell.h"

#include <cassert>

namespace fovlab {
namespace {

constexpr char k_no_thing = ' ';

std::size_t area(int width, int height) {
    return static_cast<std::size_t>(width) * static_cast<std::size_t>(height);
}

}  // namespace

Memory::Memory(int width, int height)
    : seen_(width, height),
      terrains_(area(width, height), Terrain::floor),
      things_(area(width, height), k_no_thing) {}

std::size_t Memory::index(Point cell) const {
    return static_cast<std::size_t>(cell.y) * static_cast<std::size_t>(seen_.width()) +
           static_cast<std::size_t>(cell.x);
}

Terrain Memory::terrain(Point cell) const {
    assert(seen_.contains(cell));
    return terrains_[index(cell)];
}

std::optional<char> Memory::thing(Point cell) const {
    const char glyph = things_[index(cell)];
    return seen_.contains(cell) && glyph != k_no_thing ? std::optional(glyph) : std::nullopt;
}

void Memory::see(Point cell, Terrain terrain, std::optional<char> thing) {
    seen_.insert(cell);
    terrains_[index(cell)] = apparent(terrain);
    things_[index(cell)] = thing.value_or(k_no_thing);
}

// What was kept of cells goes as well, so that two memories that know the same are equal.
void Memory::clear() {
    each_cell(seen_, [&](Point cell) {
        terrains_[index(cell)] = Terrain::floor;
        things_[index(cell)] = k_no_thing;
    });
    seen_ = CellSet(seen_.width(), seen_.height());
}

std::size_t Memory::size() const {
    return terrains_.size() + things_.size() + seen_.word_count() * sizeof(std::uint64_t);
}

bool operator==(const Memory& a, const Memory& b) {
    return a.seen_ == b.seen_ && a.terrains_ == b.terrains_ && a.things_ == b.things_;
}

}  // namespace fovlab
