import { Coin } from './parts/scene.tsx';
import { Sun } from './parts/Sun.tsx';
import { Water } from './parts/Water.tsx';
import { Picture } from './Picture.tsx';
import type { IllustrationProps } from './Picture.tsx';

/** The laundry card with its eight figures, and the money that loads it. */
export function LaundryCard(props: IllustrationProps) {
  return (
    <Picture {...props}>
      <g transform="rotate(-9 120 120)">
        <rect
          x={34}
          y={72}
          width={172}
          height={112}
          rx={18}
          fill="var(--line)"
          opacity={0.2}
          transform="translate(6 8)"
        />
        <rect x={34} y={66} width={172} height={112} rx={18} fill="var(--deep)" />
        <path
          d="M34 84a18 18 0 0 1 18-18h118L96 178H52a18 18 0 0 1-18-18Z"
          fill="var(--body)"
          opacity={0.1}
        />
        <circle cx={70} cy={100} r={20} fill="var(--body)" />
        <Sun x={76} y={94} r={6} rays={false} />
        <Water x={70} y={100} r={16} level={2} />
        <path d="M164 88a20 20 0 0 1 0 24m13-33a34 34 0 0 1 0 42" stroke="var(--body)" />
        <path
          d="M54 152h.1m12 0h.1m12 0h.1m12 0h.1m20 0h.1m12 0h.1m12 0h.1m12 0h.1"
          stroke="var(--body)"
          strokeWidth={8}
        />
      </g>
      <Coin x={192} y={172} r={27}>
        <path d="M0-12v24M-12 0h24" />
      </Coin>
    </Picture>
  );
}
