import { Bubbles } from './parts/Bubbles.tsx';
import { Gleam } from './parts/scene.tsx';
import { Picture } from './Picture.tsx';
import type { IllustrationProps } from './Picture.tsx';

/** Ozone: three atoms above the water that it keeps clean. */
export function Ozone(props: IllustrationProps) {
  return (
    <Picture {...props}>
      <path
        d="M12 166c24-18 48-18 72 0s48 18 72 0 48-18 72 0a62 62 0 0 1-62 62H74a62 62 0 0 1-62-62Z"
        fill="var(--water)"
      />
      <path
        d="M17 190c22-12 45-12 67 0s48 12 72 0 45-12 67 0a62 62 0 0 1-57 38H74a62 62 0 0 1-57-38Z"
        fill="var(--deep)"
      />
      <path d="m66 112 54-46 54 46" stroke="var(--mark)" strokeWidth={12} />
      <circle cx={66} cy={112} r={24} fill="var(--body)" />
      <circle cx={174} cy={112} r={24} fill="var(--body)" />
      <circle cx={120} cy={66} r={28} fill="var(--sun)" />
      <Gleam x={120} y={66} r={18} />
      <path d="M53 110a14 14 0 0 1 11-11m97 11a14 14 0 0 1 11-11" stroke="var(--water)" />
      <Bubbles
        at={[
          [120, 146, 9],
          [104, 174, 6],
          [138, 182, 8],
          [118, 204, 5],
          [66, 200, 6],
          [182, 196, 7],
        ]}
      />
    </Picture>
  );
}
