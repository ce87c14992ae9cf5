import type { Brand } from '@laundry/brand/brands';
import { palettes } from '@laundry/brand/palette';
import type { BrandPalette } from '@laundry/brand/palette';
import type { MailSender } from './document.ts';

/** The sites' colours by their role in a mail. `first` and `second` are the series of a chart. */
const pickColours = (palette: BrandPalette, page: string, tint: string) => ({
  page,
  paper: palette.background.paper,
  tint,
  text: palette.text.primary,
  muted: palette.text.secondary,
  line: palette.divider,
  primary: palette.primary.main,
  onPrimary: palette.primary.contrastText,
  accent: palette.accent.main,
  first: palette.series.first,
  second: palette.series.second,
});

type MailColours = ReturnType<typeof pickColours>;

/** A brand's colours in mails. Texts are AA on `page`, `paper` and `tint` (colours.test.ts). */
export function mailColours(brand: Brand): Readonly<Record<'light' | 'dark', MailColours>> {
  const { light, dark } = palettes(brand);
  const { neutral } = brand.colours;
  return {
    light: pickColours(light, neutral[100], neutral[50]),
    dark: pickColours(dark, neutral[950], neutral[850]),
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
