import { dataTable, settlement as texts } from '@laundry/strings';
import { Select, TextInput } from '@laundry/ui-kit/controls';
import Box from '@mui/material/Box';
import { SHOWN_COLUMNS } from './useBuildingsView.ts';
import type { BuildingsView } from './useBuildingsView.ts';

export interface BuildingsToolsProps {
  view: BuildingsView;
  /** Whether to show a select for the order, because a list has no column headers to click. */
  ordering: boolean;
}

const ORDERS = SHOWN_COLUMNS.map(({ field, header }) => ({ value: field, label: header }));

/** A search by a part of the building's name and, for lists, a select for the order. */
export const BuildingsTools = ({ view, ordering }: BuildingsToolsProps) => (
  <Box sx={tools}>
    <TextInput
      type="search"
      name="search"
      label={texts.search}
      helperText={null}
      autoComplete="off"
      value={view.search}
      onChange={view.setSearch}
    />
    {ordering && (
      <Select
        name="order"
        label={dataTable.sortBy}
        options={ORDERS}
        value={view.sort.field}
        onChange={view.sortBy}
      />
    )}
  </Box>
);

/** Labels are beside their fields, so that the buildings start higher on the page. */
const tools = {
  display: 'grid',
  gap: 1,
  mr: 'auto',
  width: { xs: '100%', sm: '18rem', md: '26rem' },
  '& > div': { display: 'flex', alignItems: 'center', columnGap: { xs: 1, md: 1.5 } },
  '& label': { flex: 'none', m: 0, minWidth: '6.75rem' },
  '& .kit-select': { flex: 1, minWidth: 0 },
} as const;
