import { Bubbles } from './parts/Bubbles.tsx';
import { Door } from './parts/Door.tsx';
import { Water } from './parts/Water.tsx';
import { Picture } from './Picture.tsx';
import type { IllustrationProps } from './Picture.tsx';

/** A washer's door as a clock: in progress. */
export function Pending(props: IllustrationProps) {
  return (
    <Picture {...props}>
      <circle cx={126} cy={128} r={80} fill="var(--line)" opacity={0.2} />
      <Door x={120} y={120} r={80}>
        <Water x={120} y={120} r={64} level={12} />
        <Water x={120} y={120} r={64} level={28} fill="var(--deep)" turned />
        <Bubbles
          at={[
            [96, 146, 5],
            [150, 152, 7],
          ]}
        />
        <path d="M120 66v4m0 100v4m-54-54h4m100 0h4" stroke="var(--line)" />
        <path d="M120 120V86m0 34 24 14" stroke="var(--line)" strokeWidth={9} />
        <circle cx={120} cy={120} r={9} fill="var(--sun)" />
      </Door>
    </Picture>
  );
}
