#include "app/session/listing.h"

#include <algorithm>

namespace fovlab {
namespace {

constexpr std::string_view k_marker = "#@";

std::optional<EventKind> kind_of_name(std::string_view wanted) {
    for (const EventKind kind : k_event_kinds) {
        if (name(kind) == wanted) {
            return kind;
        }
    }
    return std::nullopt;
}

std::string_view without_blanks_before(std::string_view text) {
    return text.substr(std::min(text.find_first_not_of(' '), text.size()));
}

std::string_view without_trailing_blanks(std::string_view text) {
    return text.substr(0, text.find_last_not_of(" \r") + 1);
}

// Does this line, after an empty one, begin a block of its own? `private:` belongs to the block that it is in.
bool begins_block(const ListingLine& line) {
    if (line.indent > 0 || line.text.empty()) {
        return false;
    }
    const bool access = line.text == "public:" || line.text == "private:" || line.text == "protected:";
    return !access;
}

bool asks_for_previous(std::string_view text) {
    const bool named =
        text.find("previous") != std::string_view::npos || text.find("in_wall") != std::string_view::npos;
    return text.substr(0, 2) == "if" && named;
}

}  // namespace

Listing::Listing(std::string_view source, Language language, const LinesTold& told) : language_(language) {
    read_lines(source, told);
    find_folds();
    const auto test = std::find_if(lines_.begin(), lines_.end(),
                                   [](const ListingLine& line) { return asks_for_previous(line.text); });
    if (test != lines_.end()) {
        test->tests_previous = true;
    }
}

void Listing::add_helper(std::string heading, std::string_view source, EventKind leads_to) {
    helper_ = {lines_.size() + 1, leads_to};
    read_lines("\n" + heading + "\n\n", {});
    for (std::size_t i = helper_->first - 1; i < lines_.size(); ++i) {
        lines_[i].number = 0;
    }
    const std::size_t first = lines_.size();
    read_lines(source, {});
    folds_.push_back({first, lines_.size() - first});
}

void Listing::read_lines(std::string_view source, const LinesTold& told) {
    Tinter tinter(language_);
    const std::size_t before = lines_.size();
    while (!source.empty()) {
        const std::size_t end = std::min(source.find('\n'), source.size());
        std::string_view text = without_trailing_blanks(source.substr(0, end));
        source.remove_prefix(std::min(end + 1, source.size()));
        ListingLine line;
        line.number = lines_.size() - before + 1;
        const int number = static_cast<int>(line.number);
        if (const std::size_t marker = text.find(k_marker); marker != std::string_view::npos) {
            line.tells = kind_of_name(without_blanks_before(text.substr(marker + k_marker.size())));
            if (!line.tells) {
                unknown_markers_.push_back(number);
            }
            text = without_trailing_blanks(text.substr(0, marker));
        } else if (const auto known = told.find(number); known != told.end()) {
            line.tells = known->second;
        }
        line.indent = std::min(text.find_first_not_of(' '), text.size());
        line.tints = tinter.next(text.substr(line.indent));
        line.text = text.substr(line.indent);
        lines_.push_back(std::move(line));
    }
}

void Listing::find_folds() {
    if (language_ == Language::pseudocode) {
        return;  // short enough
    }
    std::size_t begin = 0;
    const auto close = [&](std::size_t end) {
        const auto first = lines_.begin() + static_cast<std::ptrdiff_t>(begin);
        const auto last = lines_.begin() + static_cast<std::ptrdiff_t>(end);
        const bool told =
            std::any_of(first, last, [](const ListingLine& line) { return line.tells.has_value(); });
        if (!told && end > begin) {
            if (!folds_.empty() && folds_.back().first + folds_.back().count == begin) {
                folds_.back().count += end - begin;
            } else {
                folds_.push_back({begin, end - begin});
            }
        }
        begin = end;
    };
    for (std::size_t i = 1; i < lines_.size(); ++i) {
        if (begins_block(lines_[i]) && lines_[i - 1].text.empty()) {
            close(i);
        }
    }
    close(lines_.size());
}

std::optional<std::size_t> Listing::line_of(EventKind kind) const {
    for (std::size_t i = 0; i < lines_.size(); ++i) {
        if (lines_[i].tells == kind) {
            return i;
        }
    }
    return std::nullopt;
}

std::optional<EventKind> Listing::break_at(std::size_t line) const {
    if (helper_ && line >= helper_->first) {
        return helper_->leads_to;
    }
    std::optional<EventKind> last;
    for (std::size_t i = 0; i < lines_.size(); ++i) {
        last = lines_[i].tells ? lines_[i].tells : last;
        if (i >= line && lines_[i].tells) {
            break;
        }
    }
    return last;
}

std::string Listing::text() const {
    std::string all;
    for (const ListingLine& line : lines_) {
        all += line.text.empty() ? "" : std::string(line.indent, ' ') + line.text;
        all += '\n';
    }
    return all;
}

}  // namespace fovlab
