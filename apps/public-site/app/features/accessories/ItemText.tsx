import { useEffect, useRef } from 'react';
import { textOfHtml } from './textOfHtml.ts';

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
