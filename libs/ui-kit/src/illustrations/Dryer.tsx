import { Cabinet } from './parts/Cabinet.tsx';
import { Door } from './parts/Door.tsx';
import { Floor } from './parts/scene.tsx';
import { Panel } from './parts/Panel.tsx';
import { Sun } from './parts/Sun.tsx';
import { Picture } from './Picture.tsx';
import type { IllustrationProps } from './Picture.tsx';

/** A dryer: the sun behind its door, warm air beside it. */
export function Dryer(props: IllustrationProps) {
  return (
    <Picture {...props}>
      <Floor />
      <Cabinet x={50} y={38} width={132} height={164} />
      <Panel x={50} y={38} width={132} knob={26} />
      <path d="M128 56h.1m16 0h.1m16 0h.1" stroke="var(--body)" strokeWidth={8} />
      <Door x={114} y={130} r={48}>
        <Sun x={114} y={130} r={17} />
      </Door>
      <path d="M92 190h44" stroke="var(--shade)" />
      <path d="M197 116c-8-8 8-15 0-23s8-15 0-23m16 34c-6-6 6-12 0-18s6-12 0-18" stroke="var(--sun)" />
    </Picture>
  );
}
