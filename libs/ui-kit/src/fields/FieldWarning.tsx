import type { ReactNode } from 'react';

export interface FieldWarningProps {
  children: ReactNode;
}

/** A triangle with an exclamation mark, on a grid of 24. */
const ICON_PATH = 'M12 4 2.5 20.5h19L12 4Zm0 6v5m0 2.5v.01';

/** The colour is repeated here, because the portal does not have the native parts' styles. */
const line = { display: 'flex', gap: 6, color: 'var(--mui-palette-warning-main)' } as const;

/** A warning below a field; its icon and colour distinguish it from a hint and from an error. */
export const FieldWarning = ({ children }: FieldWarningProps) => (
  <span className="kit-warning" style={line}>
    <svg
      aria-hidden
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      style={{ flex: 'none' }}
    >
      <path d={ICON_PATH} />
    </svg>
    <span style={{ minWidth: 0, overflowWrap: 'anywhere' }}>{children}</span>
  </span>
);
