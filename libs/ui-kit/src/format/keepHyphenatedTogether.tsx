import type { ReactNode } from 'react';

const HYPHENATED = /(\S+-\S+)/;

/** Keeps hyphenated words such as 'E-mail' on one line, because browsers break lines after a hyphen. */
export const keepHyphenatedTogether = (text: string): ReactNode =>
  // Every second piece is a hyphenated word.
  text.split(HYPHENATED).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} style={{ display: 'inline-block', maxWidth: '100%' }}>
        {part}
      </span>
    ),
  );
