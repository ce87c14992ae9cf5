import type { Config } from 'dompurify';

const TEXT = ['p', 'br', 'hr', 'div', 'span', 'strong', 'b', 'em', 'i', 'u', 's', 'small', 'sub', 'sup'];
const BLOCKS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'code', 'figure', 'figcaption'];
const LISTS = ['ul', 'ol', 'li', 'dl', 'dt', 'dd'];
const TABLES = ['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'];

/** What a server's text may be made of: no scripts, no styles, no forms, no frames, nothing that acts. */
export const allowList: Config = {
  ALLOWED_TAGS: [...TEXT, ...BLOCKS, ...LISTS, ...TABLES, 'a', 'img'],
  ALLOWED_ATTR: ['href', 'src', 'alt', 'width', 'height', 'colspan', 'rowspan', 'scope', 'lang', 'dir'],
  // Values of these are no addresses.
  ADD_URI_SAFE_ATTR: ['width', 'height', 'colspan', 'rowspan', 'scope', 'lang', 'dir'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  // Web, mail and telephone; the hooks narrow pictures further.
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|\/(?!\/)|#)/i,
  // These elements hold no text for readers, so their content is taken out with them.
  FORBID_CONTENTS: [
    'script',
    'style',
    'svg',
    'math',
    'template',
    'iframe',
    'object',
    'noscript',
    'title',
    'select',
  ],
};

const DRAWING = ['svg', 'g', 'rect', 'circle', 'line', 'path', 'text', 'tspan', 'title', 'desc'];
const DRAWN = [
  'x',
  'y',
  'dx',
  'dy',
  'cx',
  'cy',
  'r',
  'rx',
  'x1',
  'x2',
  'y1',
  'y2',
  'd',
  'viewbox',
  'transform',
];

/**
 * What a document of its own may have beside it: sections, classes that its own style names, and drawings
 * that link to nothing.
 */
export const documentAllowList: Config = {
  ...allowList,
  ALLOWED_TAGS: [...(allowList.ALLOWED_TAGS ?? []), 'header', 'main', 'section', 'footer', ...DRAWING],
  ALLOWED_ATTR: [...(allowList.ALLOWED_ATTR ?? []), 'class', 'id', 'role', 'aria-labelledby', ...DRAWN],
  ADD_URI_SAFE_ATTR: [
    ...(allowList.ADD_URI_SAFE_ATTR ?? []),
    'class',
    'id',
    'role',
    'aria-labelledby',
    ...DRAWN,
  ],
  FORBID_CONTENTS: allowList.FORBID_CONTENTS?.filter((name) => name !== 'svg' && name !== 'title'),
};

/** Pictures come encrypted or within the text itself, and never as SVG. */
export const PICTURE_SOURCE = /^(?:https:|data:image\/(?:png|jpeg|gif|webp|avif);base64,|\/(?!\/))/i;

/** A link that leaves the page. */
export const EXTERNAL_URL = /^https?:/i;
