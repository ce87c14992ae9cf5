import { Coin, Floor, Shadow } from './parts/scene.tsx';
import { Picture } from './Picture.tsx';
import type { IllustrationProps } from './Picture.tsx';

/** Clean, folded and ready: it is done. */
export function Done(props: IllustrationProps) {
  return (
    <Picture {...props}>
      <Floor />
      <Shadow x={62} y={199} width={134} />
      <rect x={46} y={168} width={140} height={38} rx={19} fill="var(--deep)" />
      <path d="M68 195h96m-74-14h84" stroke="var(--line)" strokeWidth={4} />
      <rect x={54} y={130} width={126} height={38} rx={19} fill="var(--water)" />
      <path d="M74 157h82m-64-14h76" stroke="var(--deep)" strokeWidth={4} />
      <rect x={60} y={92} width={112} height={38} rx={19} fill="var(--body)" />
      <path d="M80 119h70m-54-14h64" stroke="var(--water)" strokeWidth={4} />
      <Coin x={172} y={78} r={32}>
        <path d="m-13 1 9 9 17-18" strokeWidth={8} />
      </Coin>
      <path d="M70 74V60m-7 7h14m20-29V26m-6 6h12" stroke="var(--body)" strokeWidth={5} />
    </Picture>
  );
}
