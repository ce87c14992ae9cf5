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
  it('holds scripts and styles, all of forms whose hashes the policy has', () => {
    expect(new Set(inline(html))).toEqual(new Set(['']));
    const tags = html.replace(SCRIPT, '').match(/<[a-z][^>]*\sstyle=[^>]*>/g) ?? [];
    expect(tags).not.toEqual([]);
    for (const tag of tags) expect(tag).toMatch(/\sstyle="(?:[^"&]|&(?:quot|#x27|amp);)*"/);
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

  it('is first painted when its header is whole, because the links in it would move', () => {
    const [expected] = html.slice(0, html.indexOf('</head>')).match(/<link\b[^>]*rel="expect"[^>]*>/) ?? [];
    expect(expected).toContain('blocking="render"');
    const id = expected?.match(/href="#([\w-]+)"/)?.[1];
    expect(html.slice(html.indexOf('</header>'))).toMatch(new RegExp(`<main\\b[^>]*id="${id}"`));
  });
});

it('finds the drawings of pages', () => {
  expect(listDrawings(site, '/tools/how-to-wash').length).toBeGreaterThan(5);
});

it.each(listedPages(site))('no drawing stands twice on %s', (path) => {
  const drawings = listDrawings(site, path);
  expect(new Set(drawings).size).toBe(drawings.length);
});

it.each(listedPages(site))('%s has every colour that its drawings read', (path) => {
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
