import { Floor, Shadow } from './parts/scene.tsx';
import { Picture } from './Picture.tsx';
import type { IllustrationProps } from './Picture.tsx';

/** A bag for the laundry, closed by its cord. */
export function LaundryBag(props: IllustrationProps) {
  return (
    <Picture {...props}>
      <Floor />
      <Shadow x={70} y={199} width={116} />
      <path d="M58 108c-22 4-26 52 2 62" stroke="var(--line)" strokeWidth={8} />
      <path
        d="M90 84c-26 18-34 50-34 78 0 30 16 44 34 44h60c18 0 34-14 34-44 0-28-8-60-34-78Z"
        fill="var(--shade)"
      />
      <path
        d="M90 84c-26 18-34 50-34 78 0 30 16 44 34 44h44c16 0 30-14 30-44 0-28-8-60-30-78Z"
        fill="var(--body)"
      />
      <path d="M82 46c12-8 26 4 38-2s26-4 38 2l-14 38H96Z" fill="var(--body)" />
      <path d="m144 46 14 0-14 38h-12Z" fill="var(--shade)" />
      <path d="M92 84h56" stroke="var(--deep)" strokeWidth={12} />
      <path d="M148 86c16 4 22 18 18 34m-18-34c10 8 10 20 4 30" stroke="var(--deep)" />
      <circle cx={112} cy={150} r={24} fill="var(--water)" />
      <path d="M112 136c7 9 10 13 10 18a10 10 0 0 1-20 0c0-5 3-9 10-18Z" fill="var(--body)" />
    </Picture>
  );
}
