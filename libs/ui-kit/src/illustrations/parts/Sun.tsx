import type { Point } from './scene.tsx';

export interface SunProps extends Point {
  r: number;
  /** Whether it has rays; without them where there is no space. */
  rays?: boolean;
}

const EIGHTHS = [0, 1, 2, 3, 4, 5, 6, 7].map((turn) => (turn * Math.PI) / 4);
const round = (value: number) => Math.round(value * 10) / 10;

function ray({ x, y, r }: SunProps, angle: number): string {
  const at = (distance: number) =>
    `${round(x + Math.cos(angle) * distance)} ${round(y + Math.sin(angle) * distance)}`;
  return `M${at(r * 1.45)}L${at(r * 1.72)}`;
}

/** The sun that dries. */
export function Sun({ rays = true, ...sun }: SunProps) {
  return (
    <>
      <circle cx={sun.x} cy={sun.y} r={sun.r} fill="var(--sun)" />
      {rays && <path d={EIGHTHS.map((angle) => ray(sun, angle)).join('')} stroke="var(--sun)" />}
    </>
  );
}
