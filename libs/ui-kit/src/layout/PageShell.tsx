import Container from '@mui/material/Container';
import type { ReactNode } from 'react';
import { CONTENT_ID } from './SkipLink.tsx';

export interface PageShellProps {
  children: ReactNode;
  /** `form` a single column to fill in, `text` a line length to read, `wide` everything else. */
  width?: 'form' | 'text' | 'wide';
  /** Less room around and under the heading: the content is what counts. */
  dense?: boolean;
  /** The page stands alone, without a shell around it: it is the document's <main>. */
  standalone?: boolean;
}

/** The heading is the page's own part; it stands nearer to what follows. */
const denseLook = { py: { xs: 2, md: 2.5 }, '& h1': { fontSize: { xs: '1.375rem', md: '1.5rem' } } } as const;

const widths = { form: 560, text: 760, wide: undefined } as const;

/** A page's content: its measure and its rhythm. The <main> is the surrounding shell's. */
export function PageShell({ children, width = 'wide', dense = false, standalone = false }: PageShellProps) {
  const limit = widths[width];
  return (
    <Container
      component={standalone ? 'main' : 'div'}
      sx={dense ? denseLook : { py: { xs: 3, md: 6 } }}
      {...(standalone && { id: CONTENT_ID, tabIndex: -1 })}
    >
      <div style={limit === undefined ? undefined : { maxWidth: limit, marginInline: 'auto' }}>
        {children}
      </div>
    </Container>
  );
}
