import { Shadow } from './parts/scene.tsx';
import { Picture } from './Picture.tsx';
import type { IllustrationProps } from './Picture.tsx';

/** The dial that chooses the programme. */
export function ProgrammeDial(props: IllustrationProps) {
  return (
    <Picture {...props}>
      <Shadow x={54} y={186} width={148} />
      <rect x={38} y={50} width={164} height={142} rx={24} fill="var(--shade)" />
      <path d="M38 74a24 24 0 0 1 24-24h124v118a24 24 0 0 1-24 24H62a24 24 0 0 1-24-24Z" fill="var(--body)" />
      <path
        d="M112 66h.1m-36 16h.1m72 0h.1M60 118h.1m104 0h.1M76 154h.1m72 0h.1m-36 18h.1"
        stroke="var(--water)"
        strokeWidth={10}
      />
      <path d="M148 82h.1" stroke="var(--sun)" strokeWidth={16} />
      <circle cx={112} cy={119} r={36} fill="var(--deep)" />
      <path d="m116 113 14-16" stroke="var(--sun)" strokeWidth={8} />
      <path d="M86 124a26 26 0 0 1 14-28" stroke="var(--water)" strokeWidth={5} />
    </Picture>
  );
}
