import type { ReactNode, SVGProps } from 'react';

/** The icons inside controls: a grid of 24 and one line width. */
function Glyph({ children, ...props }: SVGProps<SVGSVGElement>) {
  return (
    <svg
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      {...props}
    >
      {children}
    </svg>
  );
}

const box = { x: 3, y: 3, width: 18, height: 18, rx: 5 } as const;
const onBox = 'var(--mui-palette-background-paper)';

/** A box and its mark. */
const marked = (d: string): ReactNode => (
  <Glyph>
    <rect {...box} fill="currentColor" />
    <path d={d} stroke={onBox} strokeWidth="2.5" />
  </Glyph>
);

export const boxEmpty: ReactNode = (
  <Glyph>
    <rect {...box} />
  </Glyph>
);
export const boxChecked: ReactNode = marked('m7.5 12.4 3.2 3.1 5.8-6.7');
export const boxPartly: ReactNode = marked('M8 12h8');

export const roundEmpty: ReactNode = (
  <Glyph>
    <circle cx="12" cy="12" r="9" />
  </Glyph>
);
export const roundChosen: ReactNode = (
  <Glyph>
    <circle cx="12" cy="12" r="9" />
    <circle cx="12" cy="12" r="4.5" fill="currentColor" stroke="none" />
  </Glyph>
);

/** An arrow for what opens; MUI rotates and positions it. */
export function Chevron({ className }: { className?: string }) {
  return (
    <Glyph className={className} fontSize="24">
      <path d="m6.5 9.5 5.5 5.5 5.5-5.5" />
    </Glyph>
  );
}
