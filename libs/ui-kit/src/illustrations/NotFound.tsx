import { Floor } from './parts/scene.tsx';
import { Sock } from './parts/Sock.tsx';
import { Picture } from './Picture.tsx';
import type { IllustrationProps } from './Picture.tsx';

/** One sock on the line and the outline of the missing one: not found. */
export function NotFound(props: IllustrationProps) {
  return (
    <Picture {...props}>
      <Floor />
      <path d="M15 66c60 15 150 15 210 0" stroke="var(--mark)" strokeWidth={5} />
      <Sock x={50} y={76} />
      <Sock x={138} y={76} missing />
      <path d="M68 66v20m88-20v20" stroke="var(--sun)" strokeWidth={10} />
    </Picture>
  );
}
