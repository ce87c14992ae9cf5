import type { ReactNode } from 'react';

/** Where a part stands on the grid of 240. */
export interface Point {
  x: number;
  y: number;
}

/** The floor that things stand on: the lower end of the sky. */
export function Floor() {
  return <path d="M17 190h206a62 62 0 0 1-57 38H74a62 62 0 0 1-57-38Z" fill="var(--floor)" />;
}

/** What a thing casts on the floor: the light comes from above left. */
export function Shadow({ x, y, width }: { x: number; y: number; width: number }) {
  return <rect x={x} y={y} width={width} height={12} rx={6} fill="var(--line)" opacity={0.2} />;
}

/** Light on something round, from above left. */
export function Gleam({ x, y, r }: Point & { r: number }) {
  const [long, short] = [Math.round(r * 0.97), Math.round(r * 0.26)];
  return (
    <path
      d={`M${x - long} ${y - short}a${r} ${r} 0 0 1 ${long - short - 4} ${short - long + 4}`}
      stroke="var(--body)"
    />
  );
}

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
