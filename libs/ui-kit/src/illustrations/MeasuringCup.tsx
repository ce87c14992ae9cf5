import { Floor, Shadow } from './parts/scene.tsx';
import { Picture } from './Picture.tsx';
import type { IllustrationProps } from './Picture.tsx';

/** A cup with its marks, filled with soap to the first of them. */
export function MeasuringCup(props: IllustrationProps) {
  return (
    <Picture {...props}>
      <Floor />
      <Shadow x={80} y={199} width={104} />
      <path d="M164 88h10a26 26 0 0 1 0 72h-14" stroke="var(--line)" strokeWidth={10} />
      <path d="M58 52h116l-12 142a14 14 0 0 1-14 12H84a14 14 0 0 1-14-12Z" fill="var(--glass)" />
      <path
        d="M66 134c16-10 34-10 50 0s34 10 51 0l-5 60a14 14 0 0 1-14 12H84a14 14 0 0 1-14-12Z"
        fill="var(--deep)"
      />
      <path d="M52 52h128" stroke="var(--line)" strokeWidth={12} />
      <path d="M82 86h22m-20 24h14m-12 24h22m-20 24h14" stroke="var(--mark)" strokeWidth={5} />
      <path d="M146 72l-6 70" stroke="var(--body)" strokeWidth={7} />
      <circle cx={140} cy={172} r={6} fill="var(--water)" />
      <circle cx={122} cy={184} r={4} fill="var(--water)" />
    </Picture>
  );
}
