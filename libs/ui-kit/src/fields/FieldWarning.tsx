import type { ReactNode } from 'react';
import { Glyph } from '../controls/Icon.tsx';

/** A warning below a field; its icon and colour distinguish it from a hint and from an error. */
export const FieldWarning = ({ children }: { children: ReactNode }) => (
  <span className="kit-warning">
    <Glyph width="20" height="20">
      {/* A triangle with an exclamation mark. */}
      <path d="M12 4 2.5 20.5h19L12 4Zm0 6v5m0 2.5v.01" />
    </Glyph>
    <span>{children}</span>
  </span>
);
