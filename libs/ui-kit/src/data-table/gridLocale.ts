import { dataTable } from '@laundry/strings';
import type { GridLocaleText } from '@mui/x-data-grid';
import { esES } from '@mui/x-data-grid/locales';

/** The grid's own Spanish, with the specified texts. */
export const gridLocale: Partial<GridLocaleText> = {
  ...esES.components.MuiDataGrid.defaultProps.localeText,
  noRowsLabel: dataTable.empty,
  noResultsOverlayLabel: dataTable.empty,
};
