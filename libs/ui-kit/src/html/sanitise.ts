import createDOMPurify from 'dompurify';
import type { Config, DOMPurify } from 'dompurify';
import { EXTERNAL_URL, PICTURE_SOURCE, allowList } from './allowList.ts';

/** Narrows what the allow-list lets through: sources of pictures, and where links open. */
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

/** Made at first use, in the browser: an instance of our own, so that nobody else's hooks are in it. */
function purifierOfKit(): DOMPurify {
  if (purifier) return purifier;
  purifier = createDOMPurify(window);
  purifier.addHook('afterSanitizeAttributes', finish);
  return purifier;
}

/** A wide table scrolls within a place of its own, which the keyboard reaches. */
function wrapTables(fragment: DocumentFragment): DocumentFragment {
  for (const table of fragment.querySelectorAll('table')) {
    const place = document.createElement('div');
    place.tabIndex = 0;
    table.replaceWith(place);
    place.append(table);
  }
  return fragment;
}

/**
 * A server's HTML made harmless, as nodes: text parsed a second time might be read otherwise. Only in a
 * browser.
 */
export const sanitise = (html: string, allowed: Config = allowList): DocumentFragment =>
  wrapTables(purifierOfKit().sanitize(html, { ...allowed, RETURN_DOM_FRAGMENT: true }));
