import { useEffect, useRef } from 'react';

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: '\u00a0',
};

/** The words of a server's HTML, to be shown as text where no browser can clean it yet. */
export const textOfHtml = (html: string): string =>
  html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/gi, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&([a-z]+|#39);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:])/g, '')
    .trim();

/**
 * What the server says of an item: its words at once, and its HTML, made harmless, as soon as what cleans it
 * has come. A page that is hydrated without them shows those that it was built with.
 */
export function ItemText({ html }: { html: string }) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (html === '') return;
    let wanted = true;
    import('./cleanHtml.ts').then(
      ({ sanitise }) => wanted && container.current?.replaceChildren(sanitise(html)),
      // The words stay.
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [html]);
  return (
    <div key={html} ref={container} className="shop-text">
      <p suppressHydrationWarning>{textOfHtml(html)}</p>
    </div>
  );
}
