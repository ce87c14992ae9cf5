import Container from '@mui/material/Container';
import type { ReactNode } from 'react';
import { CONTENT_ID } from './SkipLink.tsx';

export interface PageShellProps {
  children: ReactNode;
  /** `form` is a single column of fields, `text` a readable line length, `wide` everything else. */
  width?: 'form' | 'text' | 'wide';
  /** Reduces the space around the heading, for pages with much content. */
  dense?: boolean;
  /** For a page without a shell around it: it then is the document's <main>. */
  standalone?: boolean;
}

/** Also reduces the space of the heading, which is part of the page. */
const denseStyles = {
  py: { xs: 2, md: 1 },
  '& h1': { fontSize: { xs: '1.375rem', md: '1.5rem' } },
} as const;

const widths = { form: 560, text: 760, wide: undefined } as const;

/** The content of a page, with its width and vertical spacing. The <main> belongs to the shell. */
export function PageShell({ children, width = 'wide', dense = false, standalone = false }: PageShellProps) {
  const limit = widths[width];
  return (
    <Container
      component={standalone ? 'main' : 'div'}
      sx={dense ? denseStyles : { py: { xs: 3, md: 6 } }}
      {...(standalone && { id: CONTENT_ID, tabIndex: -1 })}
    >
      <div style={limit === undefined ? undefined : { maxWidth: limit, marginInline: 'auto' }}>
        {children}
      </div>
    </Container>
  );
}
