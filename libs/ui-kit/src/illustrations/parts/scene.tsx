import type { ReactNode } from 'react';

/** The position of a part on the grid of 240. */
export interface Point {
  x: number;
  y: number;
}

/** The floor that things stand on: the lower end of the sky. */
export function Floor() {
  return <path d="M17 190h206a62 62 0 0 1-57 38H74a62 62 0 0 1-57-38Z" fill="var(--floor)" />;
}

/** The shadow of a thing on the floor, with light from the upper left. */
export function Shadow({ x, y, width }: { x: number; y: number; width: number }) {
  return <rect x={x} y={y} width={width} height={12} rx={6} fill="var(--line)" opacity={0.2} />;
}

/** A reflection on something round, from the upper left. */
export function Gleam({ x, y, r }: Point & { r: number }) {
  const [long, short] = [Math.round(r * 0.97), Math.round(r * 0.26)];
  return (
    <path
      d={`M${x - long} ${y - short}a${r} ${r} 0 0 1 ${long - short - 4} ${short - long + 4}`}
      stroke="var(--body)"
    />
  );
}

/** A yellow disc with an edge: a coin, or the badge of a result. */
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
