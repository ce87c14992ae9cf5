import { contrast } from '@laundry/brand/contrast';
import type { BrandPalette } from '@laundry/brand/palette';

const TEXT = 4.5;
const GRAPHIC = 3;

const notices = ['error', 'warning', 'success', 'info'];
const actions = ['primary', 'secondary'];
const of = (tones: readonly string[], part: string) => tones.map((tone) => `${tone}.${part}`);

/** The least is WCAG 2.2 AA's: 4.5 for text; 3 for large text, controls, focus rings and outlines. */
type Rule = readonly [foregrounds: readonly string[], backgrounds: readonly string[], least: number];

/** @param all the roles of a group */
const rules = (all: (group: keyof BrandPalette) => readonly string[]): readonly Rule[] => {
  const pages = [...all('background'), 'action.hover'];
  return [
    [[...all('text'), ...of([...actions, ...notices], 'main')], pages, TEXT],
    [['text.primary', 'text.secondary'], of([...notices, 'accent'], 'light'), TEXT],
    [['action.disabled'], ['action.disabledBackground'], TEXT],
    // Borders of controls; outlines of drawings.
    [['control.border', 'primary.dark'], pages, GRAPHIC],
    // Plots are drawn on paper.
    [all('series'), ['background.paper'], GRAPHIC],
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
};

/**
 * All combinations of text and background in the theme, and all lines that must be visible: a foreground and
 * a background by their roles, such as `text.primary` on `background.paper`, with their contrast.
 */
export function contrastPairs({ divider: _, ...groups }: BrandPalette) {
  const colours = new Map<string, string>(
    Object.entries(groups).flatMap(([group, parts]) =>
      Object.entries(parts).map(([name, colour]) => [`${group}.${name}`, colour] as const),
    ),
  );
  const colour = (role: string): string => {
    const found = colours.get(role);
    if (found === undefined) throw new Error(`The palette has no ${role}`);
    return found;
  };
  const all = (group: string) => [...colours.keys()].filter((role) => role.startsWith(`${group}.`));
  return rules(all).flatMap(([foregrounds, backgrounds, least]) =>
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
