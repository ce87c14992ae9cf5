import { NumbersTable } from '@laundry/ui-kit/charts';
import type { NumbersTableProps } from '@laundry/ui-kit/charts';
import Box from '@mui/material/Box';
import { useState } from 'react';

/**
 * A folded table of subtotals (by building, by unit, by day), made when it is first opened: a year has many
 * days.
 */
export function Subtotals(subtotals: NumbersTableProps) {
  const [opened, setOpened] = useState(false);
  return (
    <Box
      component="details"
      onToggle={({ currentTarget }) => setOpened(currentTarget.open)}
      sx={{
        minWidth: 0,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        px: { xs: 2, sm: 2.5 },
        backgroundColor: 'background.paper',
      }}
    >
      <Box component="summary" sx={{ cursor: 'pointer', fontWeight: 600, py: 1.25 }}>
        {subtotals.title}
      </Box>
      {opened && (
        <Box sx={{ mb: 1.5 }}>
          <NumbersTable {...subtotals} />
        </Box>
      )}
    </Box>
  );
}
