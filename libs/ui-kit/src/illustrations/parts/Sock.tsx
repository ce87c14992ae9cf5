import type { Point } from './scene.tsx';

const OUTLINE = 'M0 0h36v52c0 6 3 9 8 12l14 9a18 18 0 0 1-18 31L10 87A22 22 0 0 1 0 68Z';

export interface SockProps extends Point {
  /** Draws only the outline of a missing sock. */
  missing?: boolean;
}

/** A sock that hangs from x, y. */
export function Sock({ x, y, missing = false }: SockProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      {missing ? (
        <path d={OUTLINE} stroke="var(--mark)" strokeWidth={4} strokeDasharray="11 11" />
      ) : (
        <>
          <path d={OUTLINE} fill="var(--body)" />
          <path
            d="M36 52c0 6 3 9 8 12l14 9a18 18 0 0 1-18 31l-4-2c10-1 16-7 16-15s-4-11-12-16c-8-4-12-9-12-17V0h8Z"
            fill="var(--shade)"
          />
          <path
            d="M0 0h36v16H0Zm41 62 17 11a18 18 0 0 1 4 26c-10 2-20-3-24-13-3-9-2-17 3-24Z"
            fill="var(--deep)"
          />
        </>
      )}
    </g>
  );
}
