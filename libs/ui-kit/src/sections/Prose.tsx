import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

const rhythm = {
  maxWidth: '68ch',
  '& > :first-of-type': { mt: 0 },
  '& > :last-child': { mb: 0 },
  '& p': { my: '1em' },
  '& ol': { my: '1em', pl: '1.4em' },
  '& li': { my: '0.4em' },
  '& li::marker': { color: 'primary.main', fontWeight: 650 },
  '& a': { color: 'primary.main', fontWeight: 550, textUnderlineOffset: '0.2em' },
} as const;

/** Running text with a readable line length and spacing for paragraphs and lists. */
export function Prose({ children }: { children: ReactNode }) {
  return <Box sx={rhythm}>{children}</Box>;
}
