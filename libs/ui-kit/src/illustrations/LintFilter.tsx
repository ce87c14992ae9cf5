import { Floor, Shadow } from './parts/scene.tsx';
import { Picture } from './Picture.tsx';
import type { IllustrationProps } from './Picture.tsx';

/** A dryer's filter with its lint, drawn out to be cleaned. */
export function LintFilter(props: IllustrationProps) {
  return (
    <Picture {...props}>
      <Floor />
      <Shadow x={64} y={194} width={124} />
      <rect x={48} y={64} width={140} height={136} rx={20} fill="var(--shade)" />
      <path d="M48 84a20 20 0 0 1 20-20h108v116a20 20 0 0 1-20 20H68a20 20 0 0 1-20-20Z" fill="var(--body)" />
      <path d="M86 50h60v14H86Z" fill="var(--deep)" stroke="var(--deep)" />
      <rect x={66} y={84} width={92} height={96} rx={10} fill="var(--line)" />
      <path
        d="M84 98v68m18-68v68m18-68v68m18-68v68M78 116h68m-68 18h68m-68 18h68"
        stroke="var(--water)"
        strokeWidth={3}
      />
      <path
        d="M74 168c-2-16 10-24 20-18 2-14 22-18 28-4 12-6 28 2 26 22-8 12-70 12-74 0Z"
        fill="var(--glass)"
      />
      <path d="M94 164c4-6 12-8 18-4m8-2c4-4 10-4 14 0" stroke="var(--water)" strokeWidth={4} />
      <path d="m204 110 0-30m-10 10 10-12 10 12" stroke="var(--sun)" />
    </Picture>
  );
}
