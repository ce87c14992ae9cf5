import { Picture } from './Picture.tsx';
import type { IllustrationProps } from './Picture.tsx';

/** The plan of a small room with dimensions: two machines along a wall, and the swing of the door. */
export function FloorPlan(props: IllustrationProps) {
  return (
    <Picture {...props}>
      <rect x="56" y="70" width="128" height="114" fill="var(--body)" />
      <path d="M92 184H56V70h128v114h-52" stroke="var(--line)" strokeWidth={8} />
      <rect x="68" y="82" width="44" height="46" rx="8" fill="var(--deep)" />
      <circle cx="90" cy="105" r="13" fill="var(--glass)" />
      <rect x="122" y="82" width="44" height="46" rx="8" fill="var(--water)" />
      <circle cx="144" cy="105" r="13" fill="var(--sun)" />
      <path d="M132 184a40 40 0 0 0-40-40" stroke="var(--shade)" strokeDasharray="2 12" />
      <path d="M92 144v40" stroke="var(--line)" />
      <path d="M58 44h124M58 34v20M182 34v20M204 72v110M194 72h20M194 182h20" stroke="var(--sun)" />
    </Picture>
  );
}
