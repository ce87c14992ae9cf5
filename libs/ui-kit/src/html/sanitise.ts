import createDOMPurify from 'dompurify';
import type { Config, DOMPurify } from 'dompurify';
import { EXTERNAL_URL, PICTURE_SOURCE, allowList } from './allowList.ts';

/** Restricts what the allow-list admits further: sources of images, and targets of links. */
function finish(element: Element): void {
  if (element.tagName === 'IMG') {
    if (PICTURE_SOURCE.test(element.getAttribute('src') ?? '')) {
      element.setAttribute('loading', 'lazy');
      if (!element.hasAttribute('alt')) element.setAttribute('alt', '');
    } else element.remove();
  }
  if (element.tagName === 'A' && EXTERNAL_URL.test(element.getAttribute('href') ?? '')) {
    element.setAttribute('target', '_blank');
    element.setAttribute('rel', 'noopener noreferrer nofollow');
  }
}

let purifier: DOMPurify | undefined;

/** Created at first use, in the browser, as a separate instance, so that no other code's hooks apply. */
function purifierOfKit(): DOMPurify {
  if (purifier) return purifier;
  purifier = createDOMPurify(window);
  purifier.addHook('afterSanitizeAttributes', finish);
  return purifier;
}

/** Wraps tables in a scrolling container that the keyboard can reach. */
function wrapTables(fragment: DocumentFragment): DocumentFragment {
  for (const table of fragment.querySelectorAll('table')) {
    const container = document.createElement('div');
    container.tabIndex = 0;
    table.replaceWith(container);
    container.append(table);
  }
  return fragment;
}

/** A style element as text. Browsers apply the page's policy even where they only parse one (ADR-37). */
export const STYLE_ELEMENT = /<style\b[^>]*>([\s\S]*?)<\/style\b[^>]*>/gi;

/** Sanitises a server's HTML, to nodes: parsed twice it might be read differently. In browsers only. */
export const sanitise = (html: string, allowed: Config = allowList): DocumentFragment =>
  wrapTables(
    purifierOfKit().sanitize(html.replaceAll(STYLE_ELEMENT, ''), { ...allowed, RETURN_DOM_FRAGMENT: true }),
  );
