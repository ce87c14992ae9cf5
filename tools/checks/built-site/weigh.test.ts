import { randomBytes } from 'node:crypto';
import { listResources } from '../src/built-site/resources.ts';
import { siteFile } from '../src/built-site/site.ts';
import type { Site } from '../src/built-site/site.ts';
import { weigh } from '../src/built-site/weigh.ts';

async function createSite(files: Readonly<Record<string, string | Buffer>>): Promise<Site> {
  const entries = Object.entries(files).map(
    async ([address, body]) => [address, await siteFile(address, Buffer.from(body))] as const,
  );
  return new Map(await Promise.all(entries));
}

const SITE = {
  '/help/index.html': `<head>
    <link rel="icon" href="/icon.svg"/>
    <link rel="stylesheet" href="/assets/type.css"/>
    <link rel="modulepreload" href="/assets/early.js"/>
    <script type="application/ld+json">{}</script>
    <script src="/assets/site.js" defer=""></script>
    <script type="module" src="/assets/start.js"></script></head>`,
  '/assets/type.css': '@font-face{src:url(./letters.woff2) format("woff2")}',
  '/assets/letters.woff2': randomBytes(500),
  '/assets/early.js': 'import "./shared.js"',
  '/assets/shared.js': 'import("./onDemand.js")',
  '/assets/site.js': 'go()',
  '/assets/start.js': 'import * as a from "/assets/shared.js";import("/assets/onDemand.js")',
  '/assets/onDemand.js': 'open()',
};

describe('a built page', () => {
  it('loads what it names and what that imports, but no lazy files', async () => {
    const { scripts, styles, fonts } = await listResources(await createSite(SITE), '/help');
    expect([...scripts].sort()).toEqual(
      ['early', 'shared', 'site', 'start'].map((name) => `/assets/${name}.js`),
    );
    expect([...styles]).toEqual(['/assets/type.css']);
    expect([...fonts]).toEqual(['/assets/letters.woff2']);
  });

  it('weighs what is sent, compressed', async () => {
    const site = await createSite({
      ...SITE,
      '/assets/site.js': `/*${'a'.repeat(50_000)}*/`,
      '/assets/start.js': `/*${randomBytes(20_000).toString('base64')}*/import "./shared.js"`,
    });
    const { script, fonts } = await weigh(site, '/help');
    expect(script).toBeGreaterThan(20_000);
    expect(script).toBeLessThan(25_000);
    expect(fonts).toBe(500);
  });

  it('counts the elements of its document, ignoring scripts and styles', async () => {
    const site = await createSite({
      ...SITE,
      '/help/index.html':
        '<html><head><style>a>b{}</style><script>1<b</script></head><body><p>a<br/></p></body></html>',
      '/assets/type.css': SITE['/assets/type.css'],
    });
    expect((await weigh(site, '/help')).elements).toBe(7);
  });

  it('is refused if a file that it needs is missing', async () => {
    const { '/assets/shared.js': _, ...incomplete } = SITE;
    await expect(weigh(await createSite(incomplete), '/help')).rejects.toThrow('/assets/shared.js');
  });
});
