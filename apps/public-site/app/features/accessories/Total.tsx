import Box from '@mui/material/Box';
import { accessories } from '@laundry/strings';
import { formatPesos } from '@laundry/ui-kit';
import { useId } from 'react';

/** What is to be paid; told when it changes. */
export function Total({ pesos }: { pesos: number }) {
  const id = useId();
  return (
    <Box sx={{ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 2 }}>
      <label htmlFor={id}>{accessories.data.total}</label>
      <Box component="output" id={id} sx={{ typography: 'h2', whiteSpace: 'nowrap' }}>
        {formatPesos(pesos)}
      </Box>
    </Box>
  );
}
