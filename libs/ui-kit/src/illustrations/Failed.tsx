import { Cabinet } from './parts/Cabinet.tsx';
import { Coin, Floor } from './parts/scene.tsx';
import { Door } from './parts/Door.tsx';
import { Panel } from './parts/Panel.tsx';
import { Picture } from './Picture.tsx';
import type { IllustrationProps } from './Picture.tsx';

/** A stopped, dripping washer: a failure. */
export function Failed(props: IllustrationProps) {
  return (
    <Picture {...props}>
      <Floor />
      <Cabinet x={50} y={38} width={132} height={164} />
      <Panel x={50} y={38} width={132} knob={26} />
      <Door x={114} y={130} r={46}>
        <path d="m101 117 26 26m0-26-26 26" stroke="var(--line)" strokeWidth={8} />
      </Door>
      <path d="M108 172h12v22c14 0 44 2 44 10s-20 10-50 10-50-2-50-10 30-10 44-10Z" fill="var(--water)" />
      <Coin x={186} y={70} r={30}>
        <path d="M0-14v15m0 13h.1" strokeWidth={8} />
      </Coin>
    </Picture>
  );
}
