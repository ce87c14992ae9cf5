import { Bubbles } from './parts/Bubbles.tsx';
import { Picture } from './Picture.tsx';
import type { IllustrationProps } from './Picture.tsx';

/** A question and its answer, as two speech bubbles. */
export function Questions(props: IllustrationProps) {
  return (
    <Picture {...props}>
      <path
        d="M62 42h84a26 26 0 0 1 26 26v42a26 26 0 0 1-26 26h-46l-28 28v-28H62a26 26 0 0 1-26-26V68a26 26 0 0 1 26-26Z"
        fill="var(--deep)"
      />
      <path d="M88 76c0-22 34-22 34 0 0 14-17 14-17 28" stroke="var(--body)" strokeWidth={10} />
      <path d="M105 120h.1" stroke="var(--sun)" strokeWidth={12} />
      <path
        d="M124 122h60a22 22 0 0 1 22 22v28a22 22 0 0 1-22 22v22l-24-22h-36a22 22 0 0 1-22-22v-28a22 22 0 0 1 22-22Z"
        fill="var(--body)"
      />
      <path d="m136 158 13 13 24-26" stroke="var(--sun)" strokeWidth={9} />
      <Bubbles
        at={[
          [196, 82, 10],
          [206, 56, 6],
        ]}
      />
    </Picture>
  );
}
