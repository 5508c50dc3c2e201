#include "app/panels/wedges_panel.h"

#include "app/panels/widgets.h"
#include "app/session/words.h"

namespace fovlab {

void wedges_panel(PanelContext& ui) { heading(ui, word(Word::wedge_heading)); }

}  // namespace fovlab
