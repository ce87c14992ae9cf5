import { Door } from './parts/Door.tsx';
import { Floor, Shadow } from './parts/scene.tsx';
import { Sun } from './parts/Sun.tsx';
import { Water } from './parts/Water.tsx';
import { Picture } from './Picture.tsx';
import type { IllustrationProps } from './Picture.tsx';

/** An apartment building with its laundry on the ground floor. */
export function Building(props: IllustrationProps) {
  return (
    <Picture {...props}>
      <Sun x={54} y={66} r={15} />
      <Floor />
      <Shadow x={92} y={198} width={122} />
      <rect x={84} y={30} width={114} height={174} rx={12} fill="var(--shade)" />
      <path d="M84 42a12 12 0 0 1 12-12h88v174H84Z" fill="var(--body)" />
      <path
        d="M101 50h12v18h-12Zm28 0h12v18h-12Zm28 38h12v18h-12Zm-56 0h12v18h-12Z"
        fill="var(--water)"
        stroke="var(--water)"
      />
      <path d="M157 50h12v18h-12Zm-28 38h12v18h-12Z" fill="var(--sun)" stroke="var(--sun)" />
      <path d="M80 128h122v8H80Z" fill="var(--deep)" stroke="var(--deep)" />
      <Door x={118} y={170} r={22} fixed>
        <Water x={118} y={170} r={18} level={1} />
      </Door>
      <path d="M152 204v-44a6 6 0 0 1 6-6h14a6 6 0 0 1 6 6v44Z" fill="var(--line)" />
      <path d="M160 182v4" stroke="var(--sun)" />
      <path d="M50 176v28" stroke="var(--line)" strokeWidth={7} />
      <path d="M50 118c15 0 21 20 21 36s-9 28-21 28-21-12-21-28 6-36 21-36Z" fill="var(--deep)" />
      <path d="M41 152c0-8 3-14 8-18" stroke="var(--water)" />
    </Picture>
  );
}
