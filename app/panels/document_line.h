// The document's name, with a mark while it is not saved, and beside it what is done with it as a whole: open, save, save
// as, share, make a figure of it.
#pragma once

#include "app/panels/panel_context.h"

namespace fovlab {

void document_line(PanelContext& ui);

}  // namespace fovlab
