#include "app/cli/trace_line.h"

#include "app/cli/json_values.h"

#include <string_view>
#include <utility>

namespace fovlab::cli {
namespace {

// One object on one line. Names and words are our own, so there is nothing to escape.
class Line {
public:
    Line(std::size_t step, std::string_view kind) : text_("{\"step\":" + std::to_string(step)) {
        word("kind", kind);
    }

    void word(std::string_view key, std::string_view value) {
        begin(key);
        text_ += '"';
        text_ += value;
        text_ += '"';
    }
    void number(std::string_view key, int value) {
        begin(key);
        text_ += std::to_string(value);
    }
    void truth(std::string_view key, bool value) {
        begin(key);
        text_ += value ? "true" : "false";
    }
    // A slope or a point; null where there is none.
    template <class Value>
    void value(std::string_view key, const Value& value) {
        begin(key);
        text_ += to_json(value).dump();
    }
    void parent(std::optional<int> wedge) {
        begin("parent");
        text_ += wedge ? std::to_string(*wedge) : "null";
    }

    std::string end() && {
        text_ += "}\n";
        return std::move(text_);
    }

private:
    void begin(std::string_view key) {
        text_ += ",\"";
        text_ += key;
        text_ += "\":";
    }

    std::string text_;
};

std::string line_of(std::size_t step, const QuadrantBegan& event) {
    Line line(step, "quadrant");
    line.word("name", name(event.quadrant));
    return std::move(line).end();
}

std::string line_of(std::size_t step, const RowBegan& event) {
    Line line(step, "row");
    line.number("wedge", event.wedge);
    line.parent(event.parent);
    line.number("depth", event.depth);
    line.value("start", event.start);
    line.value("end", event.end);
    line.value("start_by", event.start_by);
    line.value("end_by", event.end_by);
    line.number("first", event.first);
    line.number("last", event.last);
    return std::move(line).end();
}

std::string line_of(std::size_t step, const CellExamined& event) {
    Line line(step, "cell");
    if (event.in_wedge) {
        line.number("wedge", event.in_wedge->wedge);
    }
    line.number("x", event.at.x);
    line.number("y", event.at.y);
    if (event.in_wedge) {
        line.number("depth", event.in_wedge->depth);
        line.number("column", event.in_wedge->column);
    }
    line.truth("opaque", event.opaque);
    if (event.in_wedge) {
        line.truth("centred", event.in_wedge->centred);
    }
    line.truth("in_range", event.in_range);
    line.truth("visible", event.visible);
    return std::move(line).end();
}

std::string line_of(std::size_t step, const Narrowed& event) {
    Line line(step, "narrow");
    line.number("wedge", event.wedge);
    line.value("start", event.start);
    line.value("start_by", event.start_by);
    return std::move(line).end();
}

std::string line_of(std::size_t step, const Split& event) {
    Line line(step, "split");
    line.number("wedge", event.wedge);
    line.number("child", event.child);
    line.value("start", event.start);
    line.value("end", event.end);
    return std::move(line).end();
}

std::string line_of(std::size_t step, const RowEnded& event) {
    Line line(step, "row-end");
    line.number("wedge", event.wedge);
    line.truth("goes_on", event.goes_on);
    return std::move(line).end();
}

std::string line_of(std::size_t step, const OctantBegan& event) {
    Line line(step, "octant");
    line.number("number", static_cast<int>(event.octant));
    return std::move(line).end();
}

std::string line_of(std::size_t step, const RayBegan& event) {
    Line line(step, "ray");
    line.value("to", event.to);
    return std::move(line).end();
}

std::string line_of(std::size_t step, const RayEnded& event) {
    Line line(step, "ray-end");
    line.word("why", name(event.why));
    return std::move(line).end();
}

}  // namespace

std::string trace_line(std::size_t step, const Event& event) {
    return std::visit([step](const auto& what) { return line_of(step, what); }, event);
}

std::string cut_line(std::size_t steps) { return Line(steps, "cut").end(); }

}  // namespace fovlab::cli
