import type { ReactNode } from 'react';
import type { Point } from './point.ts';

/** A disc of sun with an edge: a coin, or the badge that says how something ended. */
export function Coin({ x, y, r, children }: Point & { r: number; children: ReactNode }) {
  return (
    <>
      <circle cx={x} cy={y} r={r + 6} fill="var(--sky)" />
      <circle cx={x} cy={y} r={r} fill="var(--sun)" />
      <g transform={`translate(${x} ${y})`} stroke="var(--line)">
        {children}
      </g>
    </>
  );
}
