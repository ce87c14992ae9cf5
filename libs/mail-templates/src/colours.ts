import type { Brand } from '@laundry/brand/brands';
import type { MailSender } from './document.ts';

/** Colours by role. Texts are AA on `page`, `paper` and `tint` (colours.test.ts). */
interface MailColours {
  readonly page: string;
  readonly paper: string;
  readonly tint: string;
  readonly text: string;
  readonly muted: string;
  readonly line: string;
  readonly primary: string;
  readonly onPrimary: string;
  readonly accent: string;
  /** The colours of a chart's two series. */
  readonly first: string;
  readonly second: string;
}

/** Uses the same steps of a brand's colours as the sites' palettes. */
export function mailColours({
  colours: { primary, secondary, accent, neutral },
}: Brand): Readonly<Record<'light' | 'dark', MailColours>> {
  return {
    light: {
      page: neutral[100],
      paper: neutral[0],
      tint: neutral[50],
      text: primary[950],
      muted: neutral[700],
      line: neutral[200],
      primary: primary[600],
      onPrimary: neutral[0],
      accent: accent[400],
      first: primary[600],
      second: secondary[500],
    },
    dark: {
      page: neutral[950],
      paper: neutral[900],
      tint: neutral[850],
      text: neutral[100],
      muted: neutral[300],
      line: neutral[800],
      primary: primary[200],
      onPrimary: primary[950],
      accent: accent[300],
      first: primary[200],
      second: secondary[500],
    },
  };
}

/** The colours of the named parts. */
const PART_COLOURS = {
  page: ({ page }) => `background-color:${page}`,
  paper: ({ paper, line }) => `background-color:${paper};border-color:${line}`,
  band: ({ accent }) => `background-color:${accent}`,
  tint: ({ tint, line }) => `background-color:${tint};border-color:${line}`,
  text: ({ text }) => `color:${text}`,
  muted: ({ muted }) => `color:${muted}`,
  brand: ({ primary }) => `color:${primary}`,
  line: ({ line }) => `border-color:${line}`,
  button: ({ primary, onPrimary }) => `background-color:${primary};color:${onPrimary}`,
  first: ({ first }) => `background-color:${first}`,
  second: ({ second }) => `background-color:${second}`,
} as const satisfies Record<string, (colours: MailColours) => string>;

/** The coloured parts, and parts with less spacing on phones: insets and table cells. */
type Part = keyof typeof PART_COLOURS | 'inset' | 'cell';

const isColoured = (part: Part): part is keyof typeof PART_COLOURS => part in PART_COLOURS;

const parts = Object.entries(PART_COLOURS);

/**
 * Makes the attributes of an element: its parts' colours in the light scheme as inline styles, which every
 * program supports, and their classes.
 */
export type StyleAttributes = (named: readonly Part[], style?: string) => string;

export function createStyleAttributes({ brand }: MailSender): StyleAttributes {
  const { light } = mailColours(brand);
  return (named, style = '') => {
    const colours = named.filter(isColoured).map((part) => PART_COLOURS[part](light));
    return ` class="${named.join(' ')}" style="${[...colours, style].filter((each) => each !== '').join(';')}"`;
  };
}

const important = (declarations: string) => declarations.replaceAll(/(?=;|$)/g, ' !important');

/** The dark scheme's styles, where schemes are supported, not for print; they override inline styles. */
export function darkStylesheet({ brand }: MailSender): string {
  const { dark } = mailColours(brand);
  const rules = parts.map(([part, colour]) => `.${part}{${important(colour(dark))}}`);
  return `:root{color-scheme:light dark;supported-color-schemes:light dark}@media screen and (prefers-color-scheme:dark){${rules.join('')}}`;
}
