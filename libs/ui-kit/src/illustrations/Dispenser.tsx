import { Bubbles } from './parts/Bubbles.tsx';
import { Floor, Shadow } from './parts/scene.tsx';
import { Picture } from './Picture.tsx';
import type { IllustrationProps } from './Picture.tsx';

/** A liquid-soap dispenser on its wall, and the cup that it fills. */
export function Dispenser(props: IllustrationProps) {
  return (
    <Picture {...props}>
      <Floor />
      <rect x={66} y={28} width={108} height={102} rx={22} fill="var(--shade)" />
      <path d="M66 50a22 22 0 0 1 22-22h60v102H88a22 22 0 0 1-22-22Z" fill="var(--body)" />
      <rect x={82} y={44} width={50} height={70} rx={14} fill="var(--glass)" />
      <path
        d="M82 70c10-8 17-8 25 0s15 8 25 0v30a14 14 0 0 1-14 14H96a14 14 0 0 1-14-14Z"
        fill="var(--water)"
      />
      <path d="M94 100V84" stroke="var(--body)" />
      <circle cx={154} cy={62} r={10} fill="var(--sun)" />
      <path d="M154 86v18" stroke="var(--line)" />
      <path d="M94 130h52v6a10 10 0 0 1-10 10h-8v8h-16v-8h-8a10 10 0 0 1-10-10Z" fill="var(--line)" />
      <path d="M120 158c6 7 8 10 8 13a8 8 0 0 1-16 0c0-3 2-6 8-13Z" fill="var(--water)" />
      <Shadow x={94} y={203} width={66} />
      <path d="M88 176h64l-6 26a8 8 0 0 1-8 6h-36a8 8 0 0 1-8-6Z" fill="var(--deep)" />
      <path d="m101 188 3 10" stroke="var(--body)" strokeWidth={5} />
      <Bubbles
        at={[
          [102, 174, 10],
          [138, 174, 8],
          [121, 178, 6],
          [190, 150, 9],
          [204, 128, 6],
        ]}
      />
    </Picture>
  );
}
