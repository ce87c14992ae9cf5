import { Shadow } from './scene.tsx';

export interface CabinetProps {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A machine's housing on its feet, lit from the left. */
export function Cabinet({ x, y, width, height }: CabinetProps) {
  const bottom = y + height;
  return (
    <>
      <Shadow x={x + 8} y={bottom - 1} width={width + 12} />
      <path d={`M${x + 16} ${bottom}v4m${width - 32} 0v-4`} stroke="var(--line)" strokeWidth={10} />
      <rect x={x} y={y} width={width} height={height} rx={18} fill="var(--shade)" />
      <path
        d={`M${x} ${y + 18}a18 18 0 0 1 18-18h${width - 32}v${height - 30}a18 18 0 0 1-18 18H${x + 18}a18 18 0 0 1-18-18Z`}
        fill="var(--body)"
      />
    </>
  );
}
