import { Floor, Shadow } from './parts/scene.tsx';
import { Picture } from './Picture.tsx';
import type { IllustrationProps } from './Picture.tsx';

/** Two baskets, light clothes in one and dark ones in the other: sorted before the wash. */
export function SortedClothes(props: IllustrationProps) {
  return (
    <Picture {...props}>
      <Floor />
      <Shadow x={46} y={199} width={70} />
      <Shadow x={138} y={199} width={70} />
      <path d="M42 116c0-26 14-40 26-32 8-20 34-16 36 8 10 0 10 14 8 24Z" fill="var(--body)" />
      <path d="M62 104c6-8 14-10 22-8" stroke="var(--water)" strokeWidth={5} />
      <path d="M132 116c-2-20 8-34 22-28 6-18 34-14 34 8 12-2 16 10 14 20Z" fill="var(--deep)" />
      <path d="M152 106c8-10 18-10 26-4" stroke="var(--water)" strokeWidth={5} />
      <path d="M32 118h84l-8 80a9 9 0 0 1-9 8H49a9 9 0 0 1-9-8Z" fill="var(--shade)" />
      <path d="M32 118h66l-8 88H49a9 9 0 0 1-9-8Z" fill="var(--body)" />
      <path d="M124 118h84l-8 80a9 9 0 0 1-9 8h-50a9 9 0 0 1-9-8Z" fill="var(--shade)" />
      <path d="M124 118h66l-8 88h-41a9 9 0 0 1-9-8Z" fill="var(--body)" />
      <path d="m52 142 3 40m17-40v40m18-40-3 40m57-40 3 40m17-40v40m18-40-3 40" stroke="var(--water)" />
      <path d="M34 120h78m18 0h78" stroke="var(--line)" strokeWidth={9} />
      <path d="M178 52h20m-10-10v20" stroke="var(--sun)" />
    </Picture>
  );
}
