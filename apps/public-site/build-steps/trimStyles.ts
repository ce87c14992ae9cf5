import { Features, transform } from 'lightningcss';
import { classesOf, isGenerated } from './islandMarkup.ts';

/** The supported browsers, Vite's default; style sheets get no prefixes that these do not need. */
const TARGETS = { chrome: 111 << 16, edge: 111 << 16, firefox: 114 << 16, safari: (16 << 16) | (4 << 8) };

/** A style element of Emotion; those with ids after the key have the styles of components. */
const STYLE = /<style data-emotion="(\S+)([^"]*)">([\s\S]*?)<\/style>/g;
const SPACING = 'var(--mui-spacing)';
const SPACING_SET = /--mui-spacing:\s*([^;}]+)/;
const VARIABLE = /(--[\w-]+)\s*:/g;
const VARIABLE_READ = /var\(\s*(--[\w-]+)/g;
/** The colours that the kit's drawings read, which are files of their own (illustrationStyles.ts). */
const OF_DRAWINGS = '--drawing-';
const CLASS_ATTRIBUTE = / class="([^"]*)"/g;
const CLASS = /\.(-?[a-zA-Z_][\w-]*)/g;

const all = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].flatMap(([, found]) => (found === undefined ? [] : [found]));

const smaller = (css: string, unusedSymbols: string[]): string =>
  transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    targets: TARGETS,
    // Colours are our own variables, without light-dark().
    exclude: Features.LightDark,
    unusedSymbols,
  }).code.toString();

/** Inlines the theme's spacing unit, whose variable is longer than its value. */
function inlineSpacing(css: string): string {
  const [, unit] = SPACING_SET.exec(css) ?? [];
  return unit === undefined ? css : css.replaceAll(SPACING, unit);
}

/** Whether a piece of markup has parts with generated classes. */
const isStyled = (markup: string): boolean => [...classesOf(markup)].some(isGenerated);

/** The definitions in a style sheet that neither it nor its page uses. */
function unusedOf(css: string, markup: string, island: string): string[] {
  const read = new Set([...all(css, VARIABLE_READ), ...all(markup, VARIABLE_READ)]);
  const usedClasses = classesOf(markup);
  // An island may use classes later that the page does not have: generated ones only if it already has some.
  const later = (name: string) => island !== '' && (isStyled(island) || !isGenerated(name));
  return [
    ...all(css, VARIABLE).filter((name) => !read.has(name) && !name.startsWith(OF_DRAWINGS)),
    ...all(css, CLASS).filter((name) => !usedClasses.has(name) && !later(name)),
  ];
}

/**
 * Minifies a prerendered page's styles into one element, without those that the page does not use: most of
 * the theme's variables, and classes of parts that it does not have. Classes without styles go as well.
 *
 * @param island the markup of the page's island, empty without one: an island hydrates with the styles of its
 * components in place, brings the theme's own itself, and may use classes that the prerendered markup does
 * not have
 */
export function trimStyles(page: string, island: string): string {
  const styles = [...page.matchAll(STYLE)];
  const markup = page.replace(STYLE, '');
  let css = smaller(inlineSpacing(styles.map(([, , , text]) => text).join('')), []);
  // A variable that is only used by unused variables is unused as well.
  for (let unused = unusedOf(css, markup, island); unused.length > 0;) {
    const before = css.length;
    css = smaller(css, unused);
    unused = css.length < before ? unusedOf(css, markup, island) : [];
  }
  const ids = styles.flatMap(([, key, names]) => (key === 'css' && names ? [names.trim()] : []));
  const selected = new Set(all(css, CLASS));
  const worn = (text: string) =>
    text.replace(CLASS_ATTRIBUTE, (_, names: string) => {
      const styled = names.split(/\s+/).filter((name) => selected.has(name));
      return styled.length > 0 ? ` class="${styled.join(' ')}"` : '';
    });
  const at = markup.indexOf(island);
  const mark = isStyled(island) ? ` data-emotion="css ${ids.join(' ')}"` : '';
  return (worn(markup.slice(0, at)) + island + worn(markup.slice(at + island.length))).replace(
    '</head>',
    () => `<style${mark}>${css}</style></head>`,
  );
}
