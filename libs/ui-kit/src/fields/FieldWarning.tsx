import type { ReactNode } from 'react';

export interface FieldWarningProps {
  children: ReactNode;
}

/** A triangle with an exclamation mark, on a grid of 24. */
const ICON_PATH = 'M12 4 2.5 20.5h19L12 4Zm0 6v5m0 2.5v.01';

/** A warning below a field; its icon and colour distinguish it from a hint and from an error. */
export const FieldWarning = ({ children }: FieldWarningProps) => (
  <span className="kit-warning">
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
    >
      <path d={ICON_PATH} />
    </svg>
    <span>{children}</span>
  </span>
);
