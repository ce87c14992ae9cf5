import { Floor, Shadow } from './parts/scene.tsx';
import { Picture } from './Picture.tsx';
import type { IllustrationProps } from './Picture.tsx';

/** A wet-floor stand with its sign: mind your safety. */
export function Caution(props: IllustrationProps) {
  return (
    <Picture {...props}>
      <Floor />
      <Shadow x={62} y={200} width={134} />
      <path d="M132 40h16l44 164h-22Z" fill="var(--line)" />
      <path d="M104 36h28a10 10 0 0 1 10 8l32 160H58l36-160a10 10 0 0 1 10-8Z" fill="var(--sun)" />
      <path d="M117 84v52" stroke="var(--line)" strokeWidth={16} />
      <path d="M117 166h.1" stroke="var(--line)" strokeWidth={18} />
      <path d="M208 160c6 7 8 10 8 13a8 8 0 0 1-16 0c0-3 2-6 8-13Z" fill="var(--deep)" />
      <path d="M40 168c6 7 8 10 8 13a8 8 0 0 1-16 0c0-3 2-6 8-13Z" fill="var(--deep)" />
    </Picture>
  );
}
