import Box from '@mui/material/Box';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { currentMark } from './currentMark.ts';

const list = {
  m: 0,
  p: 0,
  listStyle: 'none',
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 1.25,
    minHeight: 44,
    py: 1,
    lineHeight: 1.3,
    color: 'text.primary',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
  },
  '& a:hover': { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
  '& a[aria-current]': currentMark,
  '& svg': { flexShrink: 0, fontSize: 22, color: 'primary.main' },
} as const;

/** A column of the foot: its name and its links, given as list entries. */
export function FooterColumn({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  return (
    <div>
      <Box component="h2" id={id} sx={{ typography: 'h6', m: 0, mb: 0.5 }}>
        {label}
      </Box>
      <Box component="ul" aria-labelledby={id} sx={list}>
        {children}
      </Box>
    </div>
  );
}
