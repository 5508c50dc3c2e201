#include "core/explain/sentence_of_rays.h"

#include "core/explain/sentence.h"

#include <algorithm>

namespace fovlab {
namespace {

std::string ray_to(const ToldRay& ray) { return "the ray to " + in_words(ray.to); }

std::string capital(std::string words) {
    words.front() = 'T';  // every obstacle begins with "the"
    return words;
}

// "stops at the wall at (4, 3)"
std::string stop_in_words(const RayEnded& ended, const Grid& grid) {
    switch (ended.why) {
        case RayStop::wall:
            return "stops at " + obstacle_in_words(ended.at, grid);
        case RayStop::range:
            return "stops where range ends, before " + in_words(ended.at);
        case RayStop::edge:
            return "leaves the map before " + in_words(ended.at);
        case RayStop::target:
            break;
    }
    return "ends at " + in_words(ended.at);
}

// Was a ray sent to this very cell, and did this wall stop it?
bool own_ray_met(const Why& why, Point wall) {
    return !why.rays.empty() && why.rays.front().to == why.cell && why.rays.front().ended &&
           why.rays.front().ended->at == wall;
}

std::string missed_by_rays(const Why& why, const Grid& grid) {
    const std::string free_line = "Missed: no wall stands on the line to this cell, ";
    if (why.stopped_before && why.rays.front().ended) {
        return free_line + "but no ray gets here: " + ray_to(why.rays.front()) +
               ", which would pass through it, " + stop_in_words(*why.rays.front().ended, grid) + ".";
    }
    const std::string none = free_line + "but no ray passes through it";
    if (why.rays.size() == 2) {
        return none + ": the rays to " + in_words(why.rays.front().to) + " and " +
               in_words(why.rays.back().to) + " pass beside it.";
    }
    return none + ".";
}

}  // namespace

std::string seen_by_ray(const Why& why, const Grid& grid) {
    if (why.rays.empty()) {
        return "In sight: a ray gets here before it meets a wall.";
    }
    const ToldRay& ray = why.rays.front();
    if (ray.to == why.cell) {
        const int between = ray.cells - 1;
        if (between == 0) {
            return "In sight: nothing lies between it and the viewer.";
        }
        return between == 1
                   ? "In sight: the one cell between is no wall."
                   : "In sight: none of the " + std::to_string(between) + " cells between is a wall.";
    }
    const std::string count = "cell " + std::to_string(ray.cells) + " on its way";
    return why.opaque
               ? "In sight: " + ray_to(ray) + " meets " + obstacle_in_words(why.cell, grid) + ", " + count +
                     ", and shows it."
               : "In sight: " + ray_to(ray) + " passes through it, " + count + ", before it meets a wall.";
}

std::string shadow_of_rays(const Why& why, const Grid& grid) {
    const Point wall = why.walls.front();
    const auto at = std::find(why.line.begin(), why.line.end(), wall) - why.line.begin();
    const std::string place = "cell " + std::to_string(at) + " of " + std::to_string(why.line.size() - 1);
    if (own_ray_met(why, wall)) {
        return capital(obstacle_in_words(wall, grid)) + " stops the line to this cell: it is " + place +
               " on it.";
    }
    const bool rays = info(why.algorithm).method == Method::rays;
    return capital(obstacle_in_words(wall, grid)) + " stands on the straight line to this cell, " + place +
           (rays ? ", and no ray gets here past it." : ", and no light gets here past it.");
}

std::string missed_by_all(const Why& why, const Grid& grid) {
    if (info(why.algorithm).method == Method::rays) {
        return missed_by_rays(why, grid);
    }
    const std::string words =
        "Missed: no cell of the stepped line to this one is a wall, yet the light touches none of its "
        "corners";
    return why.cut ? words + ": the exact line to it runs through " + obstacle_in_words(*why.cut, grid) + "."
                   : words + ".";
}

}  // namespace fovlab
