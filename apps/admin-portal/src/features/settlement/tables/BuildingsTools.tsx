import { settlement as texts } from '@laundry/strings';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { buildingColumns } from './settlementColumns.ts';
import { BUILDING_COLUMNS } from './useBuildingsView.ts';
import type { BuildingsView } from './useBuildingsView.ts';

export interface BuildingsToolsProps {
  view: BuildingsView;
  /** Whether the order is chosen here: a list has no heads to press. */
  ordering: boolean;
}

/** Finds a building by a part of its name, and orders a list of buildings. */
export function BuildingsTools({ view, ordering }: BuildingsToolsProps) {
  const [searchId, orderId] = [useId(), useId()];
  return (
    <Box sx={{ display: 'grid', gap: 1, mr: 'auto', width: { xs: '100%', sm: '18rem', md: '26rem' } }}>
      <TextField
        id={searchId}
        type="search"
        size="small"
        sx={inOneLine}
        label={texts.search}
        value={view.search}
        onChange={({ target }) => view.setSearch(target.value)}
        slotProps={{ htmlInput: { autoComplete: 'off' } }}
      />
      {ordering && (
        <TextField
          id={orderId}
          select
          size="small"
          sx={inOneLine}
          label={texts.sortBy}
          value={view.order.column}
          onChange={({ target }) =>
            view.sortBy(BUILDING_COLUMNS.find((column) => column === target.value) ?? 'building')
          }
          slotProps={{ select: { native: true } }}
        >
          {BUILDING_COLUMNS.map((column) => (
            <option key={column} value={column}>
              {buildingColumns[column].header}
            </option>
          ))}
        </TextField>
      )}
    </Box>
  );
}

/** The label beside its box: the buildings are what the page is for. */
const inOneLine = {
  flexDirection: 'row',
  alignItems: 'center',
  '& > label': { mb: 0, mr: { xs: 1, md: 1.5 }, flex: 'none', minWidth: '6.75rem' },
} as const;
