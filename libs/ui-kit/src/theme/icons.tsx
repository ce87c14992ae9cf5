import type { ReactNode } from 'react';
import { Glyph } from '../controls/Icon.tsx';

const box = { x: 3, y: 3, width: 18, height: 18, rx: 5 } as const;
const onBox = 'var(--mui-palette-background-paper)';

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

/** An arrow for elements that open. */
export const Chevron = () => (
  <Glyph fontSize="24">
    <path d="m6.5 9.5 5.5 5.5 5.5-5.5" />
  </Glyph>
);

/** The icon of a folded menu: three lines, the last one short. */
export const MenuIcon = () => (
  <Glyph width="18" height="14" viewBox="0 0 18 14">
    <path d="M1 1h16M1 7h16M1 13h10" />
  </Glyph>
);
