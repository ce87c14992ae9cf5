import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

export interface SampleProps {
  name: string;
  /** Its size. */
  value?: string;
  children: ReactNode;
}

/** A sample with its name and size below. */
export function Sample({ name, value, children }: SampleProps) {
  return (
    <Box sx={{ display: 'grid', gap: 1, alignContent: 'end', justifyItems: 'start' }}>
      {children}
      <Box sx={{ typography: 'caption' }}>
        <Box component="span" sx={{ fontWeight: 600 }}>
          {name}
        </Box>
        {value !== undefined && (
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {' '}
            · {value}
          </Box>
        )}
      </Box>
    </Box>
  );
}

/** A row of samples that wraps. */
export const samples = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))',
  gap: 3,
} as const;
