import { Floor, Shadow } from './parts/scene.tsx';
import { Picture } from './Picture.tsx';
import type { IllustrationProps } from './Picture.tsx';

/** A folding basket with its handles, and the laundry in it. */
export function Basket(props: IllustrationProps) {
  return (
    <Picture {...props}>
      <Floor />
      <Shadow x={58} y={199} width={142} />
      <path d="M62 100c-4-28 26-42 44-24 10-22 46-20 50 4 18-6 30 6 24 20Z" fill="var(--water)" />
      <path d="M106 76c-2 10 2 18 8 24" stroke="var(--body)" strokeWidth={5} />
      <path d="M46 100h148l-14 94a14 14 0 0 1-14 12H74a14 14 0 0 1-14-12Z" fill="var(--deep)" />
      <path d="M58 128h124m-120 26h116m-112 26h108" stroke="var(--body)" strokeWidth={5} opacity={0.4} />
      <path d="M86 118v74m34-74v74m34-74v74" stroke="var(--body)" strokeWidth={9} />
      <path d="M40 100h160" stroke="var(--line)" strokeWidth={14} />
      <path d="M100 100h40" stroke="var(--body)" strokeWidth={6} />
    </Picture>
  );
}
