import { Floor, Gleam, Shadow } from './parts/scene.tsx';
import { Picture } from './Picture.tsx';
import type { IllustrationProps } from './Picture.tsx';

/** A kitchen timer that runs: the time of a wash or of a drying. */
export function Timer(props: IllustrationProps) {
  return (
    <Picture {...props}>
      <Floor />
      <Shadow x={72} y={200} width={112} />
      <path d="M118 56V40m-16 0h32m32 36 10-10" stroke="var(--line)" strokeWidth={12} />
      <circle cx={118} cy={132} r={76} fill="var(--line)" />
      <circle cx={118} cy={132} r={62} fill="var(--body)" />
      <path d="M118 132V70a62 62 0 0 1 60 76Z" fill="var(--sun)" />
      <path d="M118 84v.1M166 132h.1M118 180v.1M70 132h.1" stroke="var(--water)" strokeWidth={9} />
      <path d="M118 132 152 140" stroke="var(--deep)" strokeWidth={8} />
      <circle cx={118} cy={132} r={9} fill="var(--deep)" />
      <Gleam x={118} y={132} r={69} />
    </Picture>
  );
}
