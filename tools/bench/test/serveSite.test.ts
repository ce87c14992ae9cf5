import { siteFile } from '@laundry/built-site';
import type { Site } from '@laundry/built-site';
import { serveSite } from '../src/web/serveSite.ts';
import type { Served } from '../src/web/serveSite.ts';
import { twinOf } from '../src/web/twin.ts';

const HTML = `<html><head><link rel="modulepreload" href="/a.js"/><link rel="stylesheet" href="/a.css"/>
  <script src="/a.js" defer=""></script></head><body><h1>Help</h1><script>start(1 > 0)</script>${'<p>text</p>'.repeat(99)}</body></html>`;

const siteOf = async (files: Readonly<Record<string, string>>): Promise<Site> =>
  new Map(
    await Promise.all(
      Object.entries(files).map(
        async ([address, body]) => [address, await siteFile(address, Buffer.from(body))] as const,
      ),
    ),
  );

const site = await siteOf({ '/help/index.html': HTML, '/a.js': 'a()', '/404/index.html': '<h1>None</h1>' });
let served: Served;

beforeEach(async () => {
  served = await serveSite(site);
});
afterEach(() => served.close());

it.each(['/help', '/help/', '/help?card=1'])('serves a page at %s, as brotli', async (path) => {
  const answer = await fetch(served.origin + path);
  expect(answer.headers.get('content-encoding')).toBe('br');
  expect(await answer.text()).toBe(HTML);
});

it('serves the page for what is not there, with its status', async () => {
  const answer = await fetch(`${served.origin}/nowhere`);
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain('None');
});

it('counts what the service worker fetches, once', async () => {
  await fetch(`${served.origin}/a.js`, { headers: { 'sec-fetch-dest': 'serviceworker' } });
  expect(served.takeBackground()).toBe(site.get('/a.js')?.sent.length);
  expect(served.takeBackground()).toBe(0);
});

it('has twins of its pages that differ in their scripts alone', async () => {
  const twin = await twinOf(site);
  const html = twin.get('/help/index.html')?.body.toString() ?? '';
  expect(html).not.toMatch(/script|a\.js/);
  expect(html).toContain('<link rel="stylesheet" href="/a.css"/>');
  expect(html).toContain('<h1>Help</h1>');
  expect(twin.get('/a.js')).toBe(site.get('/a.js'));
});
