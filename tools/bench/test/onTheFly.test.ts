import { siteFile } from '@laundry/built-site';
import { onTheFly } from '../src/web/besidePeers.ts';

const TEXT = '<p>washing</p>'.repeat(400);
const css = '.a{color:red}'.repeat(200);
const siteOf = async (html: string) =>
  new Map([
    ['/help/index.html', await siteFile('index.html', Buffer.from(html))],
    ['/assets/type.css', await siteFile('type.css', Buffer.from(css))],
    ['/assets/icon.svg', await siteFile('icon.svg', Buffer.from(css))],
  ]);

it('weighs a page with its style sheets, and nothing else', async () => {
  const alone = onTheFly(await siteOf(TEXT), '/help');
  expect(alone).toBeGreaterThan(0);
  expect(alone).toBeLessThan(TEXT.length / 5);
  const icon = onTheFly(await siteOf(`<link rel="icon" href="/assets/icon.svg"/>${TEXT}`), '/help');
  const styled = onTheFly(await siteOf(`<link rel="stylesheet" href="/assets/type.css"/>${TEXT}`), '/help');
  expect(icon).toBeLessThan(alone + 60);
  expect(styled).toBeGreaterThan(icon + 20);
});
