import { PUBLIC_SITE, loadSite, listDrawings, fileOfPage, listedPages } from '../src/built-site/site.ts';

const site = await loadSite(PUBLIC_SITE);
const pages = [...site].filter(([address]) => address.endsWith('.html'));

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
/** Types of scripts that browsers treat as data. */
const DATA = /\btype="application\/(ld\+)?json"/;

/** The attributes of a page's inline scripts that run. */
const inline = (html: string): string[] =>
  [...html.matchAll(SCRIPT)].flatMap(([, attributes = '']) =>
    /\bsrc=/.test(attributes) || DATA.test(attributes) ? [] : [attributes],
  );

describe.each(pages.map(([address, { body }]) => [address, body.toString()] as const))('%s', (_, html) => {
  it('has inline scripts and styles only in forms that the policy can hash', () => {
    expect(new Set(inline(html))).toEqual(new Set(['']));
    const tags = html.replace(SCRIPT, '').match(/<[a-z][^>]*\sstyle=[^>]*>/g) ?? [];
    expect(tags).not.toEqual([]);
    for (const tag of tags) expect(tag).toMatch(/\sstyle="(?:[^"&]|&(?:quot|#x27|amp);)*"/);
  });

  it('has no event handlers or javascript: URLs in its attributes', () => {
    expect(html).not.toMatch(/<[^>]+\son[a-z]+="/i);
    expect(html).not.toMatch(/(?:href|src|action)="javascript:/i);
  });

  it('has no stylesheet or script that blocks its first paint', () => {
    const head = html.slice(0, html.indexOf('</head>'));
    expect(head).not.toMatch(/<link\b[^>]*rel="stylesheet"/);
    const blocking = [...head.matchAll(SCRIPT)].filter(
      ([, attributes = '']) =>
        /\bsrc=/.test(attributes) && !/\b(?:defer|async|type="module")/.test(attributes),
    );
    expect(blocking).toEqual([]);
  });

  it('requests its script at its end, and only before an island that is hydrated at once in its head', () => {
    expect(
      html.match(/<script src="\/assets\/site-[^"]+" defer><\/script>(?=<script type="module"|<\/body>)/g),
    ).toHaveLength(1);
    expect(/<script type="module".*<\/head>/.test(html)).toBe(!/ defer><\/script><\/body>/.test(html));
  });

  it('shows no incomplete bar of links', () => {
    const [expected] = html.slice(0, html.indexOf('</head>')).match(/<link\b[^>]*rel="expect"[^>]*>/) ?? [];
    expect(expected).toContain('blocking="render" media="(min-width: 1200px)"');
    const id = expected?.match(/href="#([\w-]+)"/)?.[1];
    expect(html.slice(html.indexOf('</header>'))).toMatch(new RegExp(`<main\\b[^>]*id="${id}"`));
  });
});

it('finds the drawings of a page', () => {
  expect(listDrawings(site, '/tools/how-to-wash').length).toBeGreaterThan(5);
});

it.each(listedPages(site))('every drawing occurs once on %s', (path) => {
  const drawings = listDrawings(site, path);
  expect(new Set(drawings).size).toBe(drawings.length);
});

it.each(listedPages(site))('%s defines every colour that its drawings use', (path) => {
  const html = site.get(fileOfPage(path))?.body.toString() ?? '';
  const read = listDrawings(site, path).flatMap((file) => {
    const colours =
      site
        .get(file)
        ?.body.toString()
        .match(/--[\w-]+(?=\))/g) ?? [];
    expect(colours).not.toEqual([]);
    return colours;
  });
  expect([...new Set(read)].filter((name) => !html.includes(`${name}:`))).toEqual([]);
});
