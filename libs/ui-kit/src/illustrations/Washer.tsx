import { Bubbles } from './parts/Bubbles.tsx';
import { Cabinet } from './parts/Cabinet.tsx';
import { Door } from './parts/Door.tsx';
import { Floor } from './parts/scene.tsx';
import { Panel } from './parts/Panel.tsx';
import { Water } from './parts/Water.tsx';
import { Picture } from './Picture.tsx';
import type { IllustrationProps } from './Picture.tsx';

/** A front-loading washer at work. */
export function Washer(props: IllustrationProps) {
  return (
    <Picture {...props}>
      <Floor />
      <Cabinet x={50} y={38} width={132} height={164} />
      <Panel x={50} y={38} width={132} knob={106} />
      <path d="M74 56h26" stroke="var(--body)" strokeWidth={12} />
      <Door x={114} y={136} r={48}>
        <Water x={114} y={136} r={38} level={-6} />
        <Water x={114} y={136} r={38} level={8} fill="var(--deep)" turned />
        <Bubbles
          at={[
            [128, 113, 6],
            [113, 106, 4],
          ]}
        />
      </Door>
      <Bubbles
        at={[
          [204, 96, 11],
          [213, 68, 7],
          [196, 58, 4],
        ]}
      />
    </Picture>
  );
}
