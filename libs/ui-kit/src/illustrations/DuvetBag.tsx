import { Floor, Shadow } from './parts/scene.tsx';
import { Picture } from './Picture.tsx';
import type { IllustrationProps } from './Picture.tsx';

/** A wide bag with two handles, and the duvet that looks out of it. */
export function DuvetBag(props: IllustrationProps) {
  return (
    <Picture {...props}>
      <Floor />
      <Shadow x={44} y={199} width={168} />
      <path d="M60 108c-6-26 10-48 34-44 10-20 44-20 54 0 24-6 42 16 34 44Z" fill="var(--water)" />
      <path d="M94 64c-4 14 0 26 10 34m44-34c4 14 0 26-10 34" stroke="var(--body)" strokeWidth={5} />
      <path d="M40 100h160l-8 92a16 16 0 0 1-16 14H64a16 16 0 0 1-16-14Z" fill="var(--shade)" />
      <path d="M40 100h136l-6 92a16 16 0 0 1-16 14H64a16 16 0 0 1-16-14Z" fill="var(--body)" />
      <path d="M40 100h160" stroke="var(--deep)" strokeWidth={10} />
      <path d="M78 104v44a14 14 0 0 0 14 14h48a14 14 0 0 0 14-14v-44" stroke="var(--deep)" strokeWidth={9} />
      <circle cx={116} cy={184} r={7} fill="var(--sun)" />
    </Picture>
  );
}
