import { Gleam } from './parts/scene.tsx';
import { Picture } from './Picture.tsx';
import type { IllustrationProps } from './Picture.tsx';

const GEAR =
  'M-9-47H9l3 13 10 4 11-7 13 13-7 11 4 10 13 3V19l-13 3-4 10 7 11-13 13-11-7-10 4-3 13H-9l-3-13-10-4-11 7-13-13 7-11-4-10-13-3V0l13-3 4-10-7-11 13-13 11 7 10-4Z';

/** Spare parts: a drum, a gear, a nut and a bolt. */
export function Parts(props: IllustrationProps) {
  return (
    <Picture {...props}>
      <circle cx={104} cy={102} r={66} fill="var(--shade)" />
      <circle cx={100} cy={98} r={66} fill="var(--body)" />
      <circle cx={100} cy={98} r={48} fill="var(--line)" />
      <path
        d="M100 70h.1m-24 14h.1m47 0h.1m-47 28h.1m47 0h.1m-24 14h.1m0-28h.1"
        stroke="var(--water)"
        strokeWidth={9}
      />
      <Gleam x={100} y={98} r={57} />
      <path d="m190 36 19 11v22l-19 11-19-11V47Z" fill="var(--deep)" />
      <circle cx={190} cy={58} r={9} fill="var(--sky)" />
      <g transform="translate(160 152)">
        <path d={GEAR} fill="var(--line)" opacity={0.2} transform="translate(5 6)" />
        <path d={GEAR} fill="var(--sun)" stroke="var(--sun)" />
        <circle r={19} cy={9.5} fill="var(--line)" />
        <circle r={10} cy={9.5} fill="var(--sun)" />
      </g>
      <g transform="rotate(-38 66 190)">
        <path d="M66 184v30" stroke="var(--line)" strokeWidth={15} />
        <path d="m60 196 12 5m-12 4 12 5" stroke="var(--body)" strokeWidth={3} />
        <path d="M52 178h28" stroke="var(--deep)" strokeWidth={17} />
      </g>
    </Picture>
  );
}
