import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

const rhythm = {
  maxWidth: '68ch',
  '& > :first-of-type': { mt: 0 },
  '& > :last-child': { mb: 0 },
  '& h2': { typography: 'h2', mt: '1.8em', mb: '0.5em' },
  '& h3': { typography: 'h3', mt: '1.8em', mb: '0.4em' },
  '& p': { my: '1em' },
  '& ul, & ol': { my: '1em', pl: '1.4em' },
  '& li': { my: '0.4em' },
  '& li::marker': { color: 'primary.main', fontWeight: 650 },
  '& a': { color: 'primary.main', fontWeight: 550, textUnderlineOffset: '0.2em' },
  '& blockquote': {
    mx: 0,
    my: '1.5em',
    pl: 2.5,
    borderLeft: 4,
    borderColor: 'accent.main',
    color: 'text.secondary',
  },
  '& hr': { border: 0, borderTop: 1, borderColor: 'divider', my: '2.5em' },
} as const;

/** Running text with a readable line length and spacing for headings, paragraphs and lists. */
export function Prose({ children }: { children: ReactNode }) {
  return <Box sx={rhythm}>{children}</Box>;
}
