import { Cabinet } from './parts/Cabinet.tsx';
import { Door } from './parts/Door.tsx';
import { Floor } from './parts/scene.tsx';
import { Sun } from './parts/Sun.tsx';
import { Water } from './parts/Water.tsx';
import { Picture } from './Picture.tsx';
import type { IllustrationProps } from './Picture.tsx';

/** Washer and dryer in one narrow tower, with its measure beside it. */
export function TitanC(props: IllustrationProps) {
  return (
    <Picture {...props}>
      <Floor />
      <Cabinet x={66} y={26} width={94} height={176} />
      <Door x={110} y={66} r={29}>
        <Sun x={110} y={66} r={12} rays={false} />
      </Door>
      <path d="M66 104h94v24H66Z" fill="var(--deep)" />
      <path d="M84 116h20" stroke="var(--body)" strokeWidth={8} />
      <circle cx={140} cy={116} r={7} fill="var(--sun)" />
      <Door x={110} y={164} r={29}>
        <Water x={110} y={164} r={23} level={-2} />
        <Water x={110} y={164} r={23} level={7} fill="var(--deep)" turned />
      </Door>
      <path d="M182 32h18m-9 0v162m-9 0h18" stroke="var(--mark)" strokeWidth={4} />
    </Picture>
  );
}
