import type { Config } from 'dompurify';

const TEXT = ['p', 'br', 'hr', 'div', 'span', 'strong', 'b', 'em', 'i', 'u', 's', 'small', 'sub', 'sup'];
const BLOCKS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'code', 'figure', 'figcaption'];
const LISTS = ['ul', 'ol', 'li', 'dl', 'dt', 'dd'];
const TABLES = ['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'];

/** What a server's text may contain: no scripts, styles, forms or frames, nothing active. */
export const allowList: Config = {
  ALLOWED_TAGS: [...TEXT, ...BLOCKS, ...LISTS, ...TABLES, 'a', 'img'],
  ALLOWED_ATTR: ['href', 'src', 'alt', 'width', 'height', 'colspan', 'rowspan', 'scope', 'lang', 'dir'],
  // The values of these attributes are not URLs.
  ADD_URI_SAFE_ATTR: ['width', 'height', 'colspan', 'rowspan', 'scope', 'lang', 'dir'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  // Web, mail and telephone URLs; images are restricted further in `finish`.
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|\/(?!\/)|#)/i,
  // The content of these elements is not text for readers, so it is removed with them.
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

const SECTIONS = ['header', 'main', 'section', 'footer', 'details', 'summary'];
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

const DOCUMENT_ATTRIBUTES = ['class', 'id', 'role', 'open', 'aria-labelledby', ...DRAWN];

/** What a whole document may also have: sections, folding ones, classes, and drawings without links. */
export const documentAllowList: Config = {
  ...allowList,
  ALLOWED_TAGS: [...(allowList.ALLOWED_TAGS ?? []), ...SECTIONS, ...DRAWING],
  ALLOWED_ATTR: [...(allowList.ALLOWED_ATTR ?? []), ...DOCUMENT_ATTRIBUTES],
  ADD_URI_SAFE_ATTR: [...(allowList.ADD_URI_SAFE_ATTR ?? []), ...DOCUMENT_ATTRIBUTES],
  FORBID_CONTENTS: allowList.FORBID_CONTENTS?.filter((name) => name !== 'svg' && name !== 'title'),
};

/** Images are loaded over TLS or embedded, and never SVG. */
export const PICTURE_SOURCE = /^(?:https:|data:image\/(?:png|jpeg|gif|webp|avif);base64,|\/(?!\/))/i;

/** A link to another site. */
export const EXTERNAL_URL = /^https?:/i;
