import { Features, transform } from 'lightningcss';
import { classesOf, isGenerated } from './islandMarkup.ts';

/**
 * What browsers the site is built for, as Vite's default has it: its style sheets get no prefixes that these
 * do not need.
 */
const TARGETS = { chrome: 111 << 16, edge: 111 << 16, firefox: 114 << 16, safari: (16 << 16) | (4 << 8) };

/** A style element of Emotion's; one with ids behind its key holds the styles of components. */
const STYLE = /<style data-emotion="(\S+)([^"]*)">([\s\S]*?)<\/style>/g;
const SPACING = 'var(--mui-spacing)';
const SPACING_SET = /--mui-spacing:\s*([^;}]+)/;
const VARIABLE = /(--[\w-]+)\s*:/g;
const VARIABLE_READ = /var\(\s*(--[\w-]+)/g;
const CLASS = /\.(-?[a-zA-Z_][\w-]*)/g;

const all = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].flatMap(([, found]) => (found === undefined ? [] : [found]));

const smaller = (css: string, unusedSymbols: string[]): string =>
  transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    targets: TARGETS,
    // Colours are variables of our own; nothing here asks for light-dark().
    exclude: Features.LightDark,
    unusedSymbols,
  }).code.toString();

/** Writes out the unit of the theme's distances: each use of the variable is longer than its value. */
function inlineSpacing(css: string): string {
  const [, unit] = SPACING_SET.exec(css) ?? [];
  return unit === undefined ? css : css.replaceAll(SPACING, unit);
}

/**
 * Whether an island may put on a class that the page does not wear: generated ones only where it wears some
 * of them.
 */
function mayWear(island: string): (name: string) => boolean {
  const styled = [...classesOf(island)].some(isGenerated);
  return (name) => island !== '' && (styled || !isGenerated(name));
}

/** What a style sheet defines and nothing in it or in its page reads. */
function unusedOf(css: string, markup: string, island: string): string[] {
  const read = new Set([...all(css, VARIABLE_READ), ...all(markup, VARIABLE_READ)]);
  const worn = classesOf(markup);
  const later = mayWear(island);
  return [
    ...all(css, VARIABLE).filter((name) => !read.has(name)),
    ...all(css, CLASS).filter((name) => !worn.has(name) && !later(name)),
  ];
}

/**
 * A prerendered page with its styles in one element, minified, without what the page does not use: most of
 * the theme's variables, and classes of parts that it does not have.
 *
 * @param island the markup of the page's island, empty without one: an island hydrates with the styles of its
 * components where they are, brings the theme's own itself, and may put on classes that the prerendered
 * markup does not wear
 */
export function trimStyles(page: string, island: string): string {
  const styles = [...page.matchAll(STYLE)];
  const markup = page.replace(STYLE, '');
  let css = smaller(inlineSpacing(styles.map(([, , , text]) => text).join('')), []);
  // What only an unused variable reads is unused in its turn.
  for (let unused = unusedOf(css, markup, island); unused.length > 0;) {
    const before = css.length;
    css = smaller(css, unused);
    unused = css.length < before ? unusedOf(css, markup, island) : [];
  }
  const ids = styles.flatMap(([, key, names]) => (key === 'css' && names ? [names.trim()] : []));
  const mark = island !== '' ? ` data-emotion="css ${ids.join(' ')}"` : '';
  return markup.replace('</head>', () => `<style${mark}>${css}</style></head>`);
}
