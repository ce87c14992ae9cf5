import type { ReactNode } from 'react';

const KEPT = /(\S+-\S+|-?\$ \S+)/;

/** Keeps amounts, and hyphenated words such as 'E-mail', on one line: browsers break lines after a hyphen. */
export const keepTogether = (text: string): ReactNode =>
  // Every second piece is kept.
  text.split(KEPT).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} style={{ display: 'inline-block', maxWidth: '100%' }}>
        {part}
      </span>
    ),
  );
