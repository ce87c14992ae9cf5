import { CHANNEL_SETTINGS } from '@laundry/payment-channels/server';
import { PORTAL, loadSite, PUBLIC_SITE } from '../src/built-site/site.ts';

const portal = await loadSite(PORTAL);
const publicSite = await loadSite(PUBLIC_SITE);
const page = portal.get('/index.html')?.body.toString() ?? '';

it('the entry of the portal creates no Intl formatter', () => {
  const [, entry] = [...portal].find(([address]) => /^\/assets\/entry-.*\.js$/.test(address)) ?? [];
  const code = entry?.body.toString();
  expect(code).toContain('modulepreload');
  expect(code).not.toContain('Intl.');
});

it('the portal requests the code of its page and its entry at once, before any other file', () => {
  const first = [...page.matchAll(/"(\/assets\/[\w-]+\.js)"/g)].map(([, address = '']) => address);
  expect(first.map((address) => address.replace(/-[\w-]{8}\.js$/, ''))).toEqual([
    '/assets/index',
    '/assets/entry',
  ]);
  // They wait for what they import with `from`, and request everything else themselves.
  const waits = first.flatMap(
    (address) =>
      portal
        .get(address)
        ?.body.toString()
        .match(/from"[^"]+"/g) ?? [],
  );
  expect(waits).toHaveLength(1);
});

it('the page of the portal has its colours and its colour scheme before its first paint', () => {
  const head = page.slice(0, page.indexOf('</head>'));
  const styles = /<style>(.*?)<\/style>/s.exec(head)?.[1];
  expect(styles).toMatch(/body\{[^}]*background-color:var\(--mui-palette-background-default\)/);
  expect(styles).toMatch(/\[data-colour-scheme="dark"\]\{[^}]*--mui-palette-background-default:#/);
  expect(head).toMatch(/<script>.*setAttribute\('data-colour-scheme'/s);
});

const SETTINGS = Object.keys(CHANNEL_SETTINGS);

it.each([
  ['public site', publicSite],
  ['portal', portal],
])('no file of the %s contains an adapter or a simulator', (_, site) => {
  // Both contain names of the API's settings, which no build step changes.
  const carrying = [...site].filter(([, { body }]) => SETTINGS.some((name) => body.includes(name)));
  expect(SETTINGS).not.toEqual([]);
  expect(carrying.map(([address]) => address)).toEqual([]);
});

it.each([
  ['public site', publicSite.get('/licenses/islands.txt')],
  ['portal', portal.get('/licenses.txt')],
])('the %s has the licences of the packages in it', (_, file) => {
  const text = file?.body.toString();
  for (const part of ['## react-dom - ', '## formik - ', 'Permission is hereby granted'])
    expect(text).toContain(part);
});

it('the rules of forms are in no file of pages without forms', () => {
  const ruled = [...portal].filter(
    ([address, { body }]) => address.endsWith('.js') && body.includes('required field'),
  );
  expect(ruled).not.toEqual([]);
  expect(
    ruled
      .map(([address]) => address)
      .filter((address) => /(shared|dashboard|portal|reports|table)-/.test(address)),
  ).toEqual([]);
});

it('a chart loads no grid', () => {
  const [, chart] = [...portal].find(([address]) => address.startsWith('/assets/PlotChart-')) ?? [];
  expect(chart?.body.toString().match(/from"\.\/\w+/g)).not.toContain('from"./table');
});
