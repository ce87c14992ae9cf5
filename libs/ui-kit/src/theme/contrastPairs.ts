import { contrast } from '@laundry/brand/contrast';
import type { BrandPalette } from '@laundry/brand/palette';

/** A foreground and a background colour, each by its role, such as `text.primary` on `background.paper`. */
export interface ContrastPair {
  foreground: string;
  background: string;
  /** WCAG 2.2 AA's minimum: 4.5 for text; 3 for large text, controls, focus rings and outlines. */
  least: number;
  /** The contrast in the palette. */
  ratio: number;
}

const TEXT = 4.5;
const GRAPHIC = 3;

const pages = [
  ...['default', 'paper', 'subtle', 'tinted', 'canvas'].map((name) => `background.${name}`),
  'action.hover',
];
const notices = ['error', 'warning', 'success', 'info'];
const actions = ['primary', 'secondary'];
const of = (tones: readonly string[], part: string) => tones.map((tone) => `${tone}.${part}`);
const texts = ['text.primary', 'text.secondary'];

type Rule = readonly [foregrounds: readonly string[], backgrounds: readonly string[], least: number];

const rules: readonly Rule[] = [
  [[...texts, 'text.disabled', ...of([...actions, ...notices], 'main')], pages, TEXT],
  [texts, of([...notices, 'accent'], 'light'), TEXT],
  [['action.disabled'], ['action.disabledBackground'], TEXT],
  // Borders of controls; outlines of drawings.
  [['control.border', 'primary.dark'], pages, GRAPHIC],
  // Plots are drawn on paper.
  [['first', 'second', 'third', 'fourth'].map((role) => `series.${role}`), ['background.paper'], GRAPHIC],
  // The focus ring is drawn on every background.
  [['primary.main'], of([...notices, 'accent'], 'light'), GRAPHIC],
  // Text on a surface filled with a tone.
  ...[...actions, ...notices].map((tone): Rule => [
    [`${tone}.contrastText`],
    [`${tone}.main`, `${tone}.dark`],
    TEXT,
  ]),
  [['accent.contrastText'], ['accent.main'], TEXT],
  // Text in a tone on a surface tinted with it.
  ...notices.map((tone): Rule => [[`${tone}.main`, `${tone}.dark`], [`${tone}.light`], TEXT]),
  [['accent.dark'], ['accent.light'], TEXT],
];

/** All combinations of text and background in the theme, and all lines that must be visible. */
export function contrastPairs(palette: BrandPalette): readonly ContrastPair[] {
  const roles = new Map<string, string>(
    Object.entries(palette).flatMap(([group, value]) =>
      typeof value === 'string'
        ? []
        : Object.entries(value).map(([name, colour]) => [`${group}.${name}`, colour] as const),
    ),
  );
  const colour = (role: string): string => {
    const found = roles.get(role);
    if (found === undefined) throw new Error(`The palette has no ${role}`);
    return found;
  };
  return rules.flatMap(([foregrounds, backgrounds, least]) =>
    foregrounds.flatMap((foreground) =>
      backgrounds.map((background) => ({
        foreground,
        background,
        least,
        ratio: contrast(colour(foreground), colour(background)),
      })),
    ),
  );
}
