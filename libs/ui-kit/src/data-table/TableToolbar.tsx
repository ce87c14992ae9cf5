import Box from '@mui/material/Box';
import { Button } from '../controls/Button.tsx';
import { dataTable } from '@laundry/strings';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { MenuButton } from '../panels/MenuButton.tsx';
import { hasDayFilter, hasFilterBox } from './columns.ts';
import type { Column } from './columns.ts';
import { ColumnFilter, useTable } from './filters.tsx';
import { DENSITIES, activeFilters, shownColumns } from './query.ts';
import type { TableSettings } from './query.ts';

export interface TableToolbarProps<Row> {
  columns: readonly Column<Row>[];
  settings: TableSettings;
  onSettings: (settings: TableSettings) => void;
  /** Whether the rows are in a table; cards have `CardFilters`, and only one density. */
  withFilters: boolean;
  /** The number of rows; announced when it changes. */
  status: string;
  /** Says in words which rows these are. */
  caption?: string | undefined;
  /** A note shown while filters are active. */
  filteredNote?: string | undefined;
  /** The page's own controls, such as an export menu. */
  children?: ReactNode;
}

/** The toolbar above the rows: their number, the filters by days, and the table's controls. */
export function TableToolbar<Row>({
  columns,
  settings,
  onSettings,
  withFilters,
  status,
  caption,
  filteredNote,
  children,
}: TableToolbarProps<Row>) {
  const { query, onClear } = useTable();
  const { hidden, density } = settings;
  const shown = shownColumns(columns, settings);
  // Typing in a filter must not render the menus again.
  const menus = useMemo(() => {
    const toggle = (field: string) =>
      hidden.includes(field) ? hidden.filter((other) => other !== field) : [...hidden, field];
    const columnChoices = columns.flatMap(({ field, header, fixed }) => {
      if (fixed === true) return [];
      const chosen = !hidden.includes(field);
      // The last visible column cannot be hidden.
      const stays = chosen && shown.length === 1;
      const onChoose = () => !stays && onSettings({ hidden: toggle(field), density });
      return [{ label: header, chosen, onChoose }];
    });
    const densityChoices = DENSITIES.map((each) => ({
      label: dataTable.densities[each],
      chosen: each === density,
      onChoose: () => onSettings({ hidden, density: each }),
    }));
    return (
      <>
        <MenuButton label={dataTable.columns} items={columnChoices} multiple />
        {withFilters && <MenuButton label={dataTable.density} items={densityChoices} />}
      </>
    );
  }, [columns, hidden, density, onSettings, withFilters, shown.length]);
  const filtered = activeFilters(query) > 0;
  const keepsRoom = withFilters && shown.some((column) => hasFilterBox(column) || hasDayFilter(column));
  return (
    <Box sx={bar}>
      <Box sx={caption === undefined ? counted : captioned}>
        <Box role="status" tabIndex={-1} sx={{ fontWeight: 600 }}>
          {status}
        </Box>
        {(filtered || keepsRoom) && (
          <Button
            variant="text"
            size="small"
            onClick={onClear}
            // Its space is reserved, so that typing in a filter moves nothing.
            style={filtered ? undefined : { visibility: 'hidden' }}
          >
            {dataTable.clearFilters}
          </Button>
        )}
        {filtered && filteredNote !== undefined && (
          <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{filteredNote}</Box>
        )}
        {caption !== undefined && <Box className="caption">{caption}</Box>}
      </Box>
      {withFilters &&
        shown.filter(hasDayFilter).map((column) => <ColumnFilter key={column.field} column={column} />)}
      <Box sx={buttons}>
        {menus}
        {children}
      </Box>
    </Box>
  );
}

const bar = { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 1.5, mb: 0.75 } as const;

/** As high as the buttons beside it; two lines are no higher than a day range with its labels. */
const counted = {
  flex: '1 1 7rem',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'center',
  columnGap: 1.5,
  minHeight: 36,
  '& > [role=status]': { lineHeight: { xs: '36px', md: '24px' } },
  '& > .kit-button': { minHeight: { md: 30 }, py: { md: 0 } },
} as const;

/** Number and caption are as high as the buttons beside them, also with a caption of two lines. */
const captioned = {
  flex: { xs: '1 1 100%', md: '1 1 20rem' },
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 1.5,
  alignSelf: 'center',
  fontSize: '0.8125rem',
  lineHeight: '18px',
  '& > [role=status]': { fontSize: '0.875rem' },
  '& > .kit-button': { minHeight: 24, my: '-3px', py: 0 },
  '& > .caption': { flexBasis: '100%', color: 'text.secondary', overflowWrap: 'anywhere' },
} as const;

const buttons = {
  ml: { sm: 'auto' },
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: { sm: 'flex-end' },
  gap: 1,
  // A text on two lines stays beside its icon.
  '& .kit-button': { textAlign: 'start' },
} as const;
