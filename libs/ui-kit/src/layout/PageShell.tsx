import type { ReactNode } from 'react';
import { CONTENT_ID } from './SkipLink.tsx';

export interface PageShellProps {
  children: ReactNode;
  /** `form` is a single column of fields, `text` a readable line length, `wide` everything else. */
  width?: 'form' | 'text' | 'wide';
  /** Reduces the heading and the space around it, for pages with much content. */
  dense?: boolean;
  /** For a page without a shell around it: it then is the document's <main>. */
  standalone?: boolean;
}

const widths = { form: 560, text: 760, wide: undefined } as const;

/** The content of a page, with its width and vertical spacing. The <main> belongs to the shell. */
export function PageShell({ children, width = 'wide', dense = false, standalone = false }: PageShellProps) {
  const limit = widths[width];
  const Root = standalone ? 'main' : 'div';
  return (
    <Root
      className={dense ? 'kit-page kit-page-dense' : 'kit-page'}
      {...(standalone && { id: CONTENT_ID, tabIndex: -1 })}
    >
      <div style={limit === undefined ? undefined : { maxWidth: limit, marginInline: 'auto' }}>
        {children}
      </div>
    </Root>
  );
}
