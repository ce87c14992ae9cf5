import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { ReactNode } from 'react';

export interface ReceiptLine {
  label: string;
  value: ReactNode;
}

export interface ReceiptCardProps {
  title: string;
  /** The issuer: the brand's name. */
  issuer?: ReactNode;
  /** The paid amount, shown large: formatPesos(…). */
  amount?: string | undefined;
  lines: readonly ReceiptLine[];
  /** Buttons to print and to share, which are not printed. */
  actions?: ReactNode;
}

const paper = {
  p: { xs: 2.5, sm: 3 },
  display: 'grid',
  gap: 2,
  '@media print': {
    p: 0,
    border: 0,
    // When printed, the card fills the paper, and no rounded corner cuts anything off.
    borderRadius: 0,
    overflow: 'visible',
    breakInside: 'avoid',
    '& *': { color: '#000 !important' },
  },
} as const;

/** On a phone its buttons share the row if they fit. */
const actionRow = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1.5,
  // The doubled selector overrides a button's own padding.
  '&& > *': { flex: { xs: '1 1 auto', sm: 'none' } },
  '@media (max-width: 599.95px)': { '&& > *': { px: 1.5 } },
  '@media print': { display: 'none' },
} as const;

/** A printable receipt: what was paid, to whom and when. */
export function ReceiptCard({ title, issuer, amount, lines, actions }: ReceiptCardProps) {
  return (
    <Card sx={paper}>
      {issuer !== undefined && <Box sx={{ color: 'text.secondary', fontWeight: 600 }}>{issuer}</Box>}
      <Box component="h2" sx={{ typography: 'h4', m: 0 }}>
        {title}
      </Box>
      {amount !== undefined && <Box sx={{ typography: 'h1', overflowWrap: 'anywhere' }}>{amount}</Box>}
      <Box component="dl" sx={{ m: 0, display: 'grid' }}>
        {lines.map(({ label, value }) => (
          <Box
            key={label}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              justifyContent: 'space-between',
              columnGap: 3,
              breakInside: 'avoid',
              py: 1,
              borderTop: 1,
              borderColor: 'divider',
            }}
          >
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {label}
            </Box>
            <Box
              component="dd"
              sx={{ m: 0, ml: 'auto', textAlign: 'end', fontWeight: 600, overflowWrap: 'anywhere' }}
            >
              {value}
            </Box>
          </Box>
        ))}
      </Box>
      {actions !== undefined && <Box sx={actionRow}>{actions}</Box>}
    </Card>
  );
}
