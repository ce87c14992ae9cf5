import { Picture } from './Picture.tsx';
import type { IllustrationProps } from './Picture.tsx';

/** A card holder on its ribbon, with the laundry card in it. */
export function CardHolder(props: IllustrationProps) {
  return (
    <Picture {...props}>
      <path d="M84 14c0 44 20 54 36 72 16-18 36-28 36-72" stroke="var(--deep)" strokeWidth={12} />
      <path d="M120 84v16" stroke="var(--line)" strokeWidth={10} />
      <rect x={76} y={106} width={100} height={104} rx={18} fill="var(--line)" opacity={0.2} />
      <rect x={70} y={98} width={100} height={106} rx={18} fill="var(--body)" />
      <path d="M106 114h28" stroke="var(--line)" strokeWidth={8} />
      <rect x={82} y={128} width={76} height={62} rx={10} fill="var(--deep)" />
      <circle cx={100} cy={148} r={9} fill="var(--sun)" />
      <path d="M96 174h.1m14 0h.1m14 0h.1m14 0h.1" stroke="var(--body)" strokeWidth={7} />
      <path d="M136 142a10 10 0 0 1 0 12" stroke="var(--body)" strokeWidth={4} />
    </Picture>
  );
}
