import type { ReactNode } from 'react';
import { splitHyphenated } from './hyphenated.ts';

/**
 * A text whose hyphenated words stand on one line each where it is long enough: browsers end lines after a
 * hyphen, as in 'E-mail'.
 */
export const keepHyphenatedTogether = (text: string): ReactNode =>
  splitHyphenated(text).map((part, place) =>
    place % 2 === 0 ? (
      part
    ) : (
      <span key={place} style={{ display: 'inline-block', maxWidth: '100%' }}>
        {part}
      </span>
    ),
  );
