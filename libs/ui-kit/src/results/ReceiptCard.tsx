import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { ReactNode } from 'react';
import { tabularFigures } from '../theme/typography.ts';

export interface ReceiptLine {
  label: string;
  value: ReactNode;
}

export interface ReceiptCardProps {
  title?: string;
  /** What was paid, large: formatPesos(…). */
  amount?: string;
  lines: readonly ReceiptLine[];
  /** Buttons: print, share. */
  actions?: ReactNode;
}

/** What was paid, to whom and when, fit for printing. */
export function ReceiptCard({ title, amount, lines, actions }: ReceiptCardProps) {
  return (
    <Card sx={{ p: 3, display: 'grid', gap: 2 }}>
      {title !== undefined && (
        <Box component="h2" sx={{ typography: 'h4', m: 0 }}>
          {title}
        </Box>
      )}
      {amount !== undefined && <Box sx={{ typography: 'h1', ...tabularFigures }}>{amount}</Box>}
      <Box component="dl" sx={{ m: 0, display: 'grid', ...tabularFigures }}>
        {lines.map(({ label, value }) => (
          <Box
            key={label}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              justifyContent: 'space-between',
              columnGap: 3,
              py: 1,
              borderTop: 1,
              borderColor: 'divider',
            }}
          >
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {label}
            </Box>
            <Box component="dd" sx={{ m: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>
              {value}
            </Box>
          </Box>
        ))}
      </Box>
      {actions !== undefined && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, '@media print': { display: 'none' } }}>
          {actions}
        </Box>
      )}
    </Card>
  );
}
