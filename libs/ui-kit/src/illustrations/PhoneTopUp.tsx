import { Coin, Floor, Shadow } from './parts/scene.tsx';
import { Water } from './parts/Water.tsx';
import { Picture } from './Picture.tsx';
import type { IllustrationProps } from './Picture.tsx';

/** A phone that tops up the card: the amount fills like water. */
export function PhoneTopUp(props: IllustrationProps) {
  return (
    <Picture {...props}>
      <Floor />
      <Shadow x={74} y={201} width={108} />
      <rect x={62} y={24} width={106} height={184} rx={24} fill="var(--line)" />
      <rect x={71} y={33} width={88} height={166} rx={16} fill="var(--body)" />
      <path d="M106 43h18" stroke="var(--line)" strokeWidth={5} />
      <circle cx={115} cy={92} r={32} fill="var(--glass)" />
      <Water x={115} y={92} r={32} level={2} />
      <Water x={115} y={92} r={32} level={12} fill="var(--deep)" turned />
      <path d="M92 142h46m-36 14h26" stroke="var(--shade)" strokeWidth={8} />
      <path d="M92 180h46" stroke="var(--deep)" strokeWidth={20} />
      <Coin x={176} y={74} r={28}>
        <path d="M0-12v24M-12 0h24" />
      </Coin>
    </Picture>
  );
}
