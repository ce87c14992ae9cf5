import { classesOf, isGenerated, islandMarkup } from './islandMarkup.ts';

const CLASS_ATTRIBUTE = /\bclass="([^"]*)"/g;
const STYLE = /(<style[^>]*>)([\s\S]*?)(<\/style>)/g;
const SELECTED = /\.((?:css-|Mui)[\w-]+)/g;
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The names a, b, …, Z, aa, ab, … */
const nameAt = (index: number): string =>
  (index < LETTERS.length ? '' : nameAt(Math.floor(index / LETTERS.length) - 1)) +
  (LETTERS[index % LETTERS.length] ?? '');

/**
 * Shortens a page's generated class names and removes classes without styles. Classes in its island stay,
 * because hydration uses the style engine's own names.
 *
 * @param island the attribute of an island
 */
export function shortenClasses(page: string, island: string): string {
  const islandClasses = classesOf(islandMarkup(page, island));
  const styled = [...islandClasses].some(isGenerated);
  // An island with styled parts may use more of these classes later.
  const isKept = (name: string): boolean => islandClasses.has(name) || (styled && name.startsWith('Mui'));
  const selected = [...page.matchAll(STYLE)].flatMap(([, , css = '']) =>
    [...css.matchAll(SELECTED)].map(([, name = '']) => name),
  );
  const short = new Map(
    [...new Set(selected)].filter((name) => !isKept(name)).map((name, index) => [name, nameAt(index)]),
  );
  const shortened = (name: string): string[] => {
    if (!isGenerated(name) || isKept(name)) return [name];
    return [short.get(name) ?? ''].filter(Boolean);
  };
  return page
    .replace(
      STYLE,
      (_, open: string, css: string, close: string) =>
        // The style engine only finds styles whose names are unchanged.
        open.replaceAll(/(?<=data-emotion="css )[^"]*/g, (ids) =>
          ids
            .split(' ')
            .filter((id) => !short.has(`css-${id}`))
            .join(' '),
        ) +
        css.replace(SELECTED, (selector, name: string) => `.${short.get(name) ?? selector.slice(1)}`) +
        close,
    )
    .replace(
      CLASS_ATTRIBUTE,
      (_, names: string) => `class="${names.split(/\s+/).flatMap(shortened).join(' ')}"`,
    )
    .replaceAll(' class=""', '');
}
