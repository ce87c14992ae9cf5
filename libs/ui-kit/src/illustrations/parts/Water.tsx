import type { Point } from './scene.tsx';

export interface WaterProps extends Point {
  /** Radius of the round vessel whose centre is x, y. */
  r: number;
  /** The distance of the surface below the centre. */
  level: number;
  fill?: string;
  /** Mirrors the wave. */
  turned?: boolean;
}

const round = (value: number) => Math.round(value * 10) / 10;

/** Water in something round, with one wave. */
export function Water({ x, y, r, level, fill = 'var(--water)', turned = false }: WaterProps) {
  const half = round(Math.sqrt(r * r - level * level));
  const swell = round((turned ? 1 : -1) * r * 0.34);
  const [near, far] = [round(half * 0.36), round(half * 0.64)];
  return (
    <path
      d={`M${round(x - half)} ${y + level}c${near} ${swell} ${far} ${swell} ${half} 0s${far} ${-swell} ${half} 0a${r} ${r} 0 ${level < 0 ? 1 : 0} 1-${round(half * 2)} 0Z`}
      fill={fill}
    />
  );
}
