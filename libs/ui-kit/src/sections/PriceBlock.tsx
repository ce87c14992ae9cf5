import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

export interface PriceBlockProps {
  /** What the price is for. */
  label: string;
  /** The amount, formatted: '$ 1.234,50'. */
  amount: string;
  /** Taxes, term, what it includes. */
  children?: ReactNode;
}

/** A prominent price. */
export function PriceBlock({ label, amount, children }: PriceBlockProps) {
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {label}
      </Box>
      <Box component="strong" sx={{ typography: 'h2', whiteSpace: 'nowrap' }}>
        {amount}
      </Box>
      {children !== undefined && (
        <Box sx={{ typography: 'body2', color: 'text.secondary', maxWidth: '44ch' }}>{children}</Box>
      )}
    </Box>
  );
}
