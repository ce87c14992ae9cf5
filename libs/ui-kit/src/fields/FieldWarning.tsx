import WarningAmberRounded from '@mui/icons-material/WarningAmberRounded';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

export interface FieldWarningProps {
  children: ReactNode;
}

/** A soft remark under a field: its sign and colour tell it from help and from a mistake. */
export const FieldWarning = ({ children }: FieldWarningProps) => (
  <Box component="span" sx={{ display: 'flex', gap: 0.75, color: 'warning.main' }}>
    <WarningAmberRounded aria-hidden sx={{ fontSize: '1.25rem' }} />
    <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      {children}
    </Box>
  </Box>
);
