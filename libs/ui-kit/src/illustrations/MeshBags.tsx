import { Floor } from './parts/scene.tsx';
import { Picture } from './Picture.tsx';
import type { IllustrationProps } from './Picture.tsx';

interface Bag {
  x: number;
  y: number;
  size: number;
}

const BAGS: readonly Bag[] = [
  { x: 92, y: 40, size: 112 },
  { x: 38, y: 92, size: 92 },
  { x: 122, y: 136, size: 68 },
];

/** The threads of a bag of that size, a grid of diamonds within its edge. */
const mesh = (size: number): string => {
  const step = 18;
  const lines = Array.from({ length: Math.floor(size / step) - 1 }, (_, index) => (index + 1) * step);
  const down = lines.map((at) => `M${at} 22V${size - 6}`);
  const across = lines.filter((at) => at > 24).map((at) => `M6 ${at}H${size - 6}`);
  return [...down, ...across].join('');
};

/** Three bags of mesh, each with its zip. */
export const MeshBags = (props: IllustrationProps) => (
  <Picture {...props}>
    <Floor />
    {BAGS.map(({ x, y, size }) => (
      <g key={size} transform={`translate(${x} ${y})`}>
        <rect x={5} y={7} width={size} height={size} rx={14} fill="var(--line)" opacity={0.2} />
        <rect width={size} height={size} rx={14} fill="var(--body)" />
        <path d={mesh(size)} stroke="var(--water)" strokeWidth={3} />
        <path d={`M12 14h${size - 24}`} stroke="var(--deep)" strokeWidth={8} />
        <path d={`M${size - 26} 14v12`} stroke="var(--sun)" strokeWidth={8} />
      </g>
    ))}
  </Picture>
);
