#include "core/scenario/gallery.h"

namespace fovlab {

const std::vector<GalleryMap>& gallery() {
    static const std::vector<GalleryMap> maps{
        {"first-room", "First room",
         "Pillars throw shadows that widen; the doorways let wedges of light into the next rooms.",
         "#########################\n"
         "#...........#...........#\n"
         "#...........#...........#\n"
         "#..#.....#..#....#......#\n"
         "#...........#...........#\n"
         "#.......................#\n"
         "#.....@.................#\n"
         "#...........#...........#\n"
         "#..#.....#..#......#....#\n"
         "#...........#...........#\n"
         "#...........#...........#\n"
         "#####..######...........#\n"
         "#...........####.########\n"
         "#...........#...........#\n"
         "#...........#...........#\n"
         "#..~~~......+...........#\n"
         "#.~~~~~.....#...........#\n"
         "#..~~~......#.....#.....#\n"
         "#...........#...........#\n"
         "#########################\n",
         Radius(14)},
        {"pillar", "Pillar",
         "One pillar splits the light in two; behind it the shadow grows as wide as the pillar looks.",
         ".............\n"
         ".............\n"
         ".............\n"
         ".............\n"
         "......#......\n"
         ".............\n"
         ".............\n"
         "......@......\n"
         ".............\n"},
        {"two-pillars", "Two pillars",
         "Between two pillars a wedge of its own goes on; outside them two more do.",
         "...............\n"
         "...............\n"
         "...............\n"
         "...............\n"
         ".....#...#.....\n"
         "...............\n"
         "...............\n"
         ".......@.......\n"
         "...............\n"},
        {"corridor", "Corridor",
         "In a corridor the light gets narrower with each row; a wall shows when any part of it is lit.",
         "#####################\n"
         "##########.##########\n"
         "#@..................#\n"
         "#####.########.######\n"
         "#####################\n"},
        {"corner", "Corner",
         "Round a corner: the inner edge of the corner sets the slope, and steps reveal more row by row.",
         "###########\n"
         "#.........#\n"
         "#.........#\n"
         "#...#######\n"
         "#...#######\n"
         "#...#######\n"
         "#.@.#######\n"
         "###########\n"},
        {"doorway", "Doorway",
         "A doorway cuts a wedge out of the dark room; step back from it and the wedge narrows.",
         "###############\n"
         "#.............#\n"
         "#.............#\n"
         "#.............#\n"
         "#######.#######\n"
         "#.............#\n"
         "#.............#\n"
         "#......@......#\n"
         "###############\n"},
        {"crossing", "Crossing",
         "Four corridors, four quadrants: each is scanned by itself, north, east, south, west.",
         "#######.#######\n"
         "#######.#######\n"
         "#######.#######\n"
         "#######.#######\n"
         ".......@.......\n"
         "#######.#######\n"
         "#######.#######\n"
         "#######.#######\n"
         "#######.#######\n"},
        {"diagonal-gap", "Diagonal gap",
         "Two walls that touch only at a corner: light slips through, because its edge leaves from the "
         "middle of a wall's side.",
         ".........\n"
         ".........\n"
         "....#....\n"
         "...#.....\n"
         "..#......\n"
         ".#....@..\n"
         "#........\n"},
        {"small-gap", "Small gap",
         "A gap one cell wide far away lets in a sliver: floor that it only touches stays dark until floor "
         "shows by any part.",
         "#################\n"
         "#...............#\n"
         "#...............#\n"
         "#...............#\n"
         "#######.#########\n"
         "#...............#\n"
         "#...............#\n"
         "#...............#\n"
         "#...........@...#\n"
         "#################\n"},
        {"along-walls", "Along the walls",
         "Light only grazes the walls beside the viewer, yet they show whole; let walls show by their centre "
         "and they get holes.",
         "###############\n"
         "#.............#\n"
         "#.............#\n"
         "#.............#\n"
         "#.............#\n"
         "#@............#\n"
         "###############\n"},
        {"cave", "Cave",
         "Ragged walls split the light into many wedges: far off only slivers are left, and much floor stays "
         "dark.",
         "###############################\n"
         "#######################......##\n"
         "##...###############..........#\n"
         "##...####........##...........#\n"
         "#.....##........###..........##\n"
         "#................#...........##\n"
         "#...............##...........##\n"
         "#................##.....#.....#\n"
         "#................###....#.....#\n"
         "#.................##.........##\n"
         "#.........###.....##.........##\n"
         "#.........###.....##..........#\n"
         "#..........#..................#\n"
         "#.....................@.......#\n"
         "#.............................#\n"
         "##....####.........###.......##\n"
         "###############################\n"},
        {"in-a-wall", "Viewer in a wall",
         "The viewer stands inside the wall and sees into both rooms: its own cell never stops its light.",
         "#############\n"
         "#...........#\n"
         "#...........#\n"
         "#...........#\n"
         "######@######\n"
         "#...........#\n"
         "#...........#\n"
         "#...........#\n"
         "#############\n",
         Radius::unlimited(), Terrain::wall},
        {"floats-break-symmetry", "Where floats break symmetry",
         "The far ends, (0, 7) and (26, 0), see each other; with float slopes (26, 0) does not see (0, 7) "
         "any "
         "more.",
         "...........................\n"
         "...........................\n"
         "...........................\n"
         ".............#.............\n"
         "...........................\n"
         "...........................\n"
         "...........................\n"
         "@..........................\n"},
        {"one-way-only", "One way only",
         "The viewer and the top left cell do not see each other. By recursive shadowcasting the viewer sees "
         "it, and not back.",
         ".#..\n"
         "...@\n"},
        {"edge-holes", "Holes in open ground",
         "No wall anywhere, yet 8 of 137 cells stay dark: lines to the edge spread apart, and these lie "
         "between them.",
         ".............\n"
         ".............\n"
         ".............\n"
         ".............\n"
         ".............\n"
         ".............\n"
         "......@......\n"
         ".............\n"
         ".............\n"
         ".............\n"
         ".............\n"
         ".............\n"
         ".............\n",
         Radius(6), Terrain::floor, Algorithm::edge_lines, Algorithm::symmetric},
        {"rays-in-a-corridor", "Rays in a corridor",
         "Few rays point along a corridor: its walls get gaps, and farther out none is seen. Shadowcasting "
         "shows them all.",
         "#########################\n"
         "#@......................#\n"
         "#########################\n",
         Radius::unlimited(), Terrain::floor, Algorithm::rays, Algorithm::symmetric},
        {"one-wall", "One wall, one way",
         "The viewer does not see (6, 3), but is seen from there: so by lines and by recursive "
         "shadowcasting, not by symmetric.",
         "@......\n"
         ".#.....\n"
         ".......\n"
         ".......\n",
         Radius::unlimited(), Terrain::floor, Algorithm::recursive, Algorithm::symmetric},
        {"colonnade", "Colonnade",
         "Pairs of cells that see each other one way only: 972 by lines, 2,636 by recursive shadowcasting, "
         "none by symmetric.",
         "...............\n"
         ".#..#..#..#..#.\n"
         "...............\n"
         "...............\n"
         ".#..#..#..#..#.\n"
         "...............\n"
         "......@........\n"
         ".#..#..#..#..#.\n"
         "...............\n"
         "...............\n"
         ".#..#..#..#..#.\n",
         Radius::unlimited(), Terrain::floor, Algorithm::recursive, Algorithm::symmetric},
        {"diagonal-wall", "Diagonal wall",
         "Light slips through between walls that touch at their corners, and no two algorithms agree on "
         "where it falls.",
         ".............\n"
         ".#...........\n"
         "..#......@...\n"
         "...#.........\n"
         "....#........\n"
         ".....#.......\n"
         "......#......\n"
         ".......#.....\n"
         "........#....\n"
         ".........#...\n"
         ".............\n",
         Radius::unlimited(), Terrain::floor, Algorithm::recursive, Algorithm::symmetric},
    };
    return maps;
}

Scenario scenario_of(const GalleryMap& entry) {
    Scenario scenario = with_map(parse_map_text(entry.map).value());
    scenario.algorithm = entry.algorithm;
    scenario.rules.range.radius = entry.radius;
    if (entry.beside) {
        scenario.compare.emplace();
        scenario.compare->algorithm = *entry.beside;
        scenario.compare->rules = scenario.rules;
    }
    scenario.title = entry.title;
    scenario.grid.set(scenario.viewer, entry.under_viewer);
    return scenario;
}

}  // namespace fovlab
