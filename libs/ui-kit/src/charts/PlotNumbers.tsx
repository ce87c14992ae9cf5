import Box from '@mui/material/Box';
import { charts, dataTable } from '@laundry/strings';
import { NumbersTable } from './NumbersTable.tsx';
import type { PlotData } from './plot.ts';

/** The numbers of a plot, for users who cannot see it or need exact values. */
export function PlotNumbers({
  title,
  data: { axis, categories, series },
}: {
  title: string;
  data: PlotData;
}) {
  const numbersAt = (index: number) =>
    series.map(({ values, text }) => {
      const value = values[index] ?? null;
      return value === null ? dataTable.none : text(value);
    });
  return (
    <Box component="details" sx={{ mt: 1 }}>
      <Box component="summary" sx={{ cursor: 'pointer', fontWeight: 600, py: 0.75, width: 'fit-content' }}>
        {charts.numbers}
      </Box>
      <NumbersTable
        title={title}
        heads={[axis, ...series.map(({ label }) => label)]}
        rows={categories.map((category, index) => [category, ...numbersAt(index)])}
      />
    </Box>
  );
}
