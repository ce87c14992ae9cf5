import type { ReactNode } from 'react';

export interface IllustrationProps {
  /** Width and height in px; it is never wider than its container. */
  size?: number;
  /**
   * The accessible name, where the drawing shows something that no text says. Without it the drawing is
   * decorative.
   */
  title?: string;
}

/**
 * The common base of all drawings: a grid of 240 × 240, a piece of sky with the corners of the brand's mark,
 * one line width, and light from the upper left.
 */
export function Picture({ size = 240, title, children }: IllustrationProps & { children: ReactNode }) {
  const name = title === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title };
  return (
    <svg
      className="kit-picture"
      viewBox="12 12 216 216"
      width={size}
      height={size}
      fill="none"
      strokeWidth={6}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...name}
    >
      <rect x="12" y="12" width="216" height="216" rx="62" fill="var(--sky)" />
      {children}
    </svg>
  );
}
