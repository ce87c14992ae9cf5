import type { ReactNode } from 'react';
import { Gleam } from './scene.tsx';
import type { Point } from './scene.tsx';

export interface DoorProps extends Point {
  /** Radius of the ring. */
  r: number;
  /** A window rather than a door. */
  fixed?: boolean;
  /** What is seen behind the glass, whose radius is `glassOf(r)`. */
  children?: ReactNode;
}

/** The radius of a door's glass. */
const glassOf = (r: number): number => Math.round(r * 0.8);

/** A machine's round door: ring and handle, glass, what turns behind it, and the light on the glass. */
export function Door({ x, y, r, fixed = false, children }: DoorProps) {
  const glass = glassOf(r);
  return (
    <>
      {!fixed && <path d={`M${x + r - 1} ${y - 8}v16`} stroke="var(--line)" strokeWidth={10} />}
      <circle cx={x} cy={y} r={r} fill="var(--line)" />
      <circle cx={x} cy={y} r={glass} fill="var(--glass)" />
      {children}
      <Gleam x={x} y={y} r={glass - 8} />
    </>
  );
}
