import Container from '@mui/material/Container';
import type { ReactNode } from 'react';
import { CONTENT_ID } from './content.ts';

export interface PageShellProps {
  children: ReactNode;
  /** `form` a single column to fill in, `text` a line length to read, `wide` everything else. */
  width?: 'form' | 'text' | 'wide';
  /** The page stands alone, without a shell around it: it is the document's <main>. */
  standalone?: boolean;
}

const widths = { form: 560, text: 760, wide: undefined } as const;

/** A page's content: its measure and its rhythm. The <main> is the surrounding shell's. */
export function PageShell({ children, width = 'wide', standalone = false }: PageShellProps) {
  const limit = widths[width];
  return (
    <Container
      component={standalone ? 'main' : 'div'}
      sx={{ py: { xs: 3, md: 6 } }}
      {...(standalone && { id: CONTENT_ID, tabIndex: -1 })}
    >
      <div style={limit === undefined ? undefined : { maxWidth: limit, marginInline: 'auto' }}>
        {children}
      </div>
    </Container>
  );
}
