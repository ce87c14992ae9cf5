import createDOMPurify from 'dompurify';
import type { Config, DOMPurify } from 'dompurify';

const TEXT = ['p', 'br', 'hr', 'div', 'span', 'strong', 'b', 'em', 'i', 'u', 's', 'small', 'sub', 'sup'];
const BLOCKS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'code', 'figure', 'figcaption'];
const LISTS = ['ul', 'ol', 'li', 'dl', 'dt', 'dd'];
const TABLES = ['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'];
const ACTIVE = ['script', 'style', 'template', 'iframe', 'object', 'noscript'];

/** The elements and attributes allowed in a server's text: no scripts, styles, forms or frames. */
const allowList: Config = {
  ALLOWED_TAGS: [...TEXT, ...BLOCKS, ...LISTS, ...TABLES, 'a', 'img'],
  ALLOWED_ATTR: ['href', 'src', 'alt', 'width', 'height', 'colspan', 'rowspan', 'scope', 'lang', 'dir'],
  // The values of these attributes are not URLs.
  ADD_URI_SAFE_ATTR: ['width', 'height', 'colspan', 'rowspan', 'scope', 'lang', 'dir'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  // Web, mail and telephone URLs; images are restricted further in `finish`.
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|\/(?!\/)|#)/i,
  // The content of these elements is not text for readers, so it is removed with them.
  FORBID_CONTENTS: [...ACTIVE, 'math', 'select', 'svg', 'title'],
};

const SECTIONS = ['header', 'main', 'section', 'footer', 'details', 'summary'];
const DRAWING = ['svg', 'g', 'rect', 'circle', 'line', 'path', 'text', 'tspan', 'title', 'desc'];
const POINTS = ['x', 'y', 'dx', 'dy', 'cx', 'cy', 'r', 'rx', 'x1', 'x2', 'y1', 'y2'];
const DRAWN = [...POINTS, 'd', 'viewbox', 'transform'];

const DOCUMENT_ATTRIBUTES = ['class', 'id', 'role', 'open', 'aria-labelledby', ...DRAWN];

/** A whole document may also have sections, <details>, classes, and SVG drawings without links. */
export const documentAllowList: Config = {
  ...allowList,
  ALLOWED_TAGS: [...(allowList.ALLOWED_TAGS ?? []), ...SECTIONS, ...DRAWING],
  ALLOWED_ATTR: [...(allowList.ALLOWED_ATTR ?? []), ...DOCUMENT_ATTRIBUTES],
  ADD_URI_SAFE_ATTR: [...(allowList.ADD_URI_SAFE_ATTR ?? []), ...DOCUMENT_ATTRIBUTES],
  FORBID_CONTENTS: [...ACTIVE, 'math', 'select'],
};

/** Sources of images: over TLS, on the site's own origin, or embedded, but not as embedded SVG. */
const PICTURE_SOURCE = /^(?:https:|data:image\/(?:png|jpeg|gif|webp|avif);base64,|\/(?!\/))/i;

const EXTERNAL_URL = /^https?:/i;

/** Restricts allowed elements further: the sources of images and the targets of links. */
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

/** A style element in HTML text. Browsers apply the page's policy even if they only parse it (ADR-37). */
export const STYLE_ELEMENT = /<style\b[^>]*>([\s\S]*?)<\/style\b[^>]*>/gi;

/** Sanitises a server's HTML. Returns nodes, because text might be parsed differently again. Browser only. */
export const sanitise = (html: string, allowed: Config = allowList): DocumentFragment =>
  wrapTables(
    purifierOfKit().sanitize(html.replaceAll(STYLE_ELEMENT, ''), { ...allowed, RETURN_DOM_FRAGMENT: true }),
  );
