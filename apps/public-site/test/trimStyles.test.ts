/** @jest-environment node */
import { trimStyles } from '../build-steps/trimStyles.ts';

const page = (body: string) =>
  [
    '<html><head>',
    '<style data-emotion="css-global a">:root{--ink:#112233;--alias:var(--ink);--unread:#fff;--inline:1px}</style>',
    '<style data-emotion="css-global b">.kit-part{color:var(--alias)}.kit-other{margin:0}h1{display:-webkit-flex;display:flex}</style>',
    '<style data-emotion="css 1a 2b">.css-1a{color:var(--ink)}.css-1a.Mui-focused{color:red}</style>',
    `</head><body>${body}</body></html>`,
  ].join('');

const island = (markup: string) => `<main><div data-island="report">${markup}</div></main>`;

const BODY = '<p class="css-1a kit-part" style="border:var(--inline) solid">hola</p>';

it('keeps only the styles that the page uses, in one element', () => {
  const trimmed = trimStyles(page(BODY));
  expect(trimmed.match(/<style/g)).toHaveLength(1);
  expect(trimmed).toContain(BODY);
  for (const retained of ['--ink:#123', '--alias:var(--ink)', '--inline:1px', '.kit-part{', '.css-1a{'])
    expect(trimmed).toContain(retained);
  for (const gone of ['--unread', '.kit-other', 'Mui-focused', '-webkit-flex', 'data-emotion'])
    expect(trimmed).not.toContain(gone);
});

it('removes variables that only removed styles use', () => {
  const trimmed = trimStyles(page('<p style="border:var(--inline) solid">hola</p>'));
  expect(trimmed).toContain('--inline');
  for (const gone of ['--alias', '--ink']) expect(trimmed).not.toContain(gone);
});

it('keeps the classes of an island, and the names of its styles', () => {
  const trimmed = trimStyles(page(island(BODY)));
  for (const retained of ['.kit-other{', '.css-1a.Mui-focused{', '<style data-emotion="css 1a 2b">'])
    expect(trimmed).toContain(retained);
  expect(trimmed).not.toContain('--unread');
});

it('removes states of components for an island without a style engine', () => {
  const trimmed = trimStyles(page(`${BODY}${island('<p class="kit-part">hola</p>')}`));
  for (const retained of ['.kit-other{', '.css-1a{']) expect(trimmed).toContain(retained);
  expect(trimmed).not.toContain('Mui-focused');
});

it('replaces the spacing unit by lengths', () => {
  const styles =
    '<style data-emotion="css a">:root{--mui-spacing:8px}p{margin:calc(1.5 * var(--mui-spacing))}</style>';
  const trimmed = trimStyles(`<html><head>${styles}</head><body><p>hola</p></body></html>`);
  expect(trimmed).toContain('p{margin:12px}');
  expect(trimmed).not.toContain('--mui-spacing');
});
