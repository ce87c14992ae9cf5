import { Floor } from './parts/scene.tsx';
import { Picture } from './Picture.tsx';
import type { IllustrationProps } from './Picture.tsx';

/** A plug out of its socket: no connection. */
export function Offline(props: IllustrationProps) {
  return (
    <Picture {...props}>
      <Floor />
      <rect x={134} y={50} width={72} height={72} rx={20} fill="var(--shade)" />
      <path
        d="M134 70a20 20 0 0 1 20-20h32a12 12 0 0 1 12 12v32a20 20 0 0 1-20 20h-32a12 12 0 0 1-12-12Z"
        fill="var(--body)"
      />
      <path d="M156 74v16m20-16v16" stroke="var(--line)" strokeWidth={8} />
      <g transform="rotate(35 84 128)">
        <path d="M74 98V78m20 20V78" stroke="var(--mark)" strokeWidth={8} />
        <path
          d="M58 98h52v18a26 26 0 0 1-18 25v11H76v-11a26 26 0 0 1-18-25Z"
          fill="var(--deep)"
          stroke="var(--deep)"
        />
        <path d="M66 106v8" stroke="var(--body)" />
      </g>
      <path d="M68 148c-24 32 6 58 44 56s58 2 78 4" stroke="var(--mark)" strokeWidth={8} />
      <path d="m112 58-6-14m24-2-8-14m-20 48-15-4" stroke="var(--sun)" />
    </Picture>
  );
}
