import { useEffect, useRef } from 'react';

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: '\u00a0',
};

/** The plain text of a server's HTML, to show until the sanitiser has loaded. */
export const textOfHtml = (html: string): string =>
  html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/gi, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&([a-z]+|#39);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:])/g, '')
    .trim();

/** An item's description from the server: plain text until the sanitiser has loaded, then sanitised HTML. */
export function ItemText({ html }: { html: string }) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let isMounted = true;
    import('@laundry/ui-kit/sanitise').then(
      ({ sanitise }) => isMounted && container.current?.replaceChildren(sanitise(html)),
      // Without the sanitiser, the plain text stays.
      () => undefined,
    );
    return () => {
      isMounted = false;
    };
  }, [html]);
  return (
    <div key={html} ref={container} className="shop-text">
      <p>{textOfHtml(html)}</p>
    </div>
  );
}
