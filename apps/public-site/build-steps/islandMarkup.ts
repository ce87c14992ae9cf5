const CLASS_ATTRIBUTE = /\bclass="([^"]*)"/g;
const GENERATED = /^(css-|Mui)/;

/** The classes that a piece of markup wears. */
export const classesOf = (markup: string): ReadonlySet<string> =>
  new Set([...markup.matchAll(CLASS_ATTRIBUTE)].flatMap(([, names = '']) => names.split(/\s+/)));

/** Whether the style engine makes a class of this name. */
export const isGenerated = (name: string): boolean => GENERATED.test(name);

/**
 * What a page's island was prerendered as, with its later step; empty where it has none.
 *
 * @param island the attribute of an island
 */
export function islandMarkup(page: string, island: string): string {
  const start = page.indexOf(`<div ${island}=`);
  if (start < 0) return '';
  const template = page.indexOf('</template>', start);
  return page.slice(start, template < 0 ? page.indexOf('</main>', start) : template);
}
