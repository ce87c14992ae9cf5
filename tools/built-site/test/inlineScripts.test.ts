import { createHash } from 'node:crypto';
import { PUBLIC_SITE, loadSite } from '../src/index.ts';

const site = await loadSite(PUBLIC_SITE);
const pages = [...site].filter(([address]) => address.endsWith('.html'));
const allowed: unknown = JSON.parse(site.get('/inline-scripts.json')?.body.toString() ?? '[]');

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
/** Types of scripts that browsers treat as data. */
const DATA = /\btype="application\/(ld\+)?json"/;
const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

/** The executable inline scripts of a page. */
const inline = (html: string): string[] =>
  [...html.matchAll(SCRIPT)].flatMap(([, attributes = '', code = '']) =>
    /\bsrc=/.test(attributes) || DATA.test(attributes) ? [] : [hashOf(code)],
  );

it('lets no script run that no page holds', () => {
  const held = [...new Set(pages.flatMap(([, { body }]) => inline(body.toString())))];
  expect(allowed).toHaveLength(held.length);
  expect(allowed).toEqual(expect.arrayContaining(held));
});

describe.each(pages.map(([address, { body }]) => [address, body.toString()] as const))('%s', (_, html) => {
  it('holds scripts, and none but those that the policy lets run', () => {
    expect(inline(html)).not.toEqual([]);
    expect(allowed).toEqual(expect.arrayContaining(inline(html)));
  });

  it('has no handlers in its attributes, which no policy of this site lets run', () => {
    expect(html).not.toMatch(/<[^>]+\son[a-z]+="/i);
    expect(html).not.toMatch(/(?:href|src|action)="javascript:/i);
  });

  it('waits for no other file before it is first painted', () => {
    const head = html.slice(0, html.indexOf('</head>'));
    expect(head).not.toMatch(/<link\b[^>]*rel="stylesheet"/);
    const blocking = [...head.matchAll(SCRIPT)].filter(
      ([, attributes = '']) =>
        /\bsrc=/.test(attributes) && !/\b(?:defer|async|type="module")/.test(attributes),
    );
    expect(blocking).toEqual([]);
  });
});
