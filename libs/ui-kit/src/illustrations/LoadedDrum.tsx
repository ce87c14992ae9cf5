import { Door } from './parts/Door.tsx';
import { Picture } from './Picture.tsx';
import type { IllustrationProps } from './Picture.tsx';

/** A drum from the front, three quarters full: a hand's breadth stays free above. */
export function LoadedDrum(props: IllustrationProps) {
  return (
    <Picture {...props}>
      <Door x={114} y={122} r={84}>
        <path
          d="M49 116c10-14 26-14 34-4 10-16 34-16 42 2 10-14 34-12 40 4 6-4 12-4 16-2A67 67 0 0 1 49 116Z"
          fill="var(--deep)"
        />
        <path
          d="M56 156c12-14 32-16 42-2 12-16 38-14 44 4 8-8 20-8 30-4a67 67 0 0 1-116 2Z"
          fill="var(--water)"
        />
        <path d="M74 136c8-6 16-6 22 0m34-8c8-6 18-6 24 2" stroke="var(--body)" strokeWidth={5} />
      </Door>
      <path d="M72 86h84" stroke="var(--sun)" strokeDasharray="1 14" strokeWidth={8} />
    </Picture>
  );
}
