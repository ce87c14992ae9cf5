import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { dataTable } from '@laundry/strings';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { rangeOf } from './columns.ts';
import type { Column } from './columns.ts';
import { activeFilters, withoutFilters } from './query.ts';
import { useTable } from './TableContext.ts';
import { RangeFilter } from './RangeFilter.tsx';
import { ColumnMenu, DensityMenu } from './SettingsMenus.tsx';
import type { SettingsMenusProps } from './SettingsMenus.tsx';

export interface TableToolbarProps<Row> extends SettingsMenusProps<Row> {
  shown: readonly Column<Row>[];
  /** Whether the rows are in a table: cards have their filters elsewhere, and one density. */
  withFilters: boolean;
  /** The number of rows; announced when it changes. */
  status: string;
  /** The page's own controls, such as an export menu. */
  children?: ReactNode;
}

/** The toolbar above the rows: their number, the filtered days, and the table's controls. */
export function TableToolbar<Row>({
  shown,
  withFilters,
  status,
  children,
  columns,
  settings,
  onSettings,
}: TableToolbarProps<Row>) {
  const { query, onQuery } = useTable();
  // Typing in a filter must not render the menus again.
  const menus = useMemo(
    () => (
      <>
        <ColumnMenu columns={columns} settings={settings} onSettings={onSettings} />
        {withFilters && <DensityMenu settings={settings} onSettings={onSettings} />}
      </>
    ),
    [columns, settings, onSettings, withFilters],
  );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 1.5, mb: 1 }}>
      <Box role="status" sx={{ flex: '1 1 8rem', lineHeight: '36px', fontWeight: 600 }}>
        {status}
      </Box>
      {withFilters &&
        shown.map((column) => {
          const labels = rangeOf(column);
          return labels && <RangeFilter key={column.field} field={column.field} labels={labels} />;
        })}
      <Box sx={buttons}>
        {activeFilters(query) > 0 && (
          <Button variant="text" size="small" onClick={() => onQuery(withoutFilters(query))}>
            {dataTable.clearFilters}
          </Button>
        )}
        {menus}
        {children}
      </Box>
    </Box>
  );
}

const buttons = {
  ml: { sm: 'auto' },
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: { sm: 'flex-end' },
  gap: 1,
  // A text on two lines stays beside its icon.
  '& .MuiButton-root': { textAlign: 'start' },
} as const;
