import type { Point } from './point.ts';

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
