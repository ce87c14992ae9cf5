import { Floor, Shadow } from './parts/scene.tsx';
import { Picture } from './Picture.tsx';
import type { IllustrationProps } from './Picture.tsx';

/** An empty laundry basket: there is nothing here. */
export function Empty(props: IllustrationProps) {
  return (
    <Picture {...props}>
      <Floor />
      <Shadow x={70} y={200} width={124} />
      <ellipse cx={120} cy={100} rx={70} ry={20} fill="var(--line)" />
      <path
        d="M50 104c10 14 130 14 140 0l-15 94a12 12 0 0 1-12 10H77a12 12 0 0 1-12-10Z"
        fill="var(--body)"
      />
      <path d="M162 113c14-2 25-5 28-9l-15 94a12 12 0 0 1-12 10h-16Z" fill="var(--shade)" />
      <path
        d="m82 138 3 16m15-14 2 16m18-15v16m20-17-2 16m20-18-3 16m-67 14 3 16m14-14 1 14m14-14v14m15-14-1 14m18-16-3 16"
        stroke="var(--deep)"
      />
      <path d="M50 100c0 11 31 20 70 20s70-9 70-20" stroke="var(--deep)" strokeWidth={10} />
      <path d="M120 74V50m-34 28L74 58m80 20 12-20" stroke="var(--sun)" />
    </Picture>
  );
}
