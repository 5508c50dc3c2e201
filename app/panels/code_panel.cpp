#include "app/panels/code_panel.h"

#include "app/panels/widgets.h"

namespace fovlab {

void CodePanel::draw(PanelContext& ui) { heading(ui, row(ActionId::panel_code).words); }

}  // namespace fovlab
