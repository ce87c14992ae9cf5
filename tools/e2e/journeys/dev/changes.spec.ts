import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ROOT } from '@laundry/sandbox/local';
import type { Page } from '@playwright/test';
import { buy, cards, choice, newPayer, prepareTopUp } from '../../src/topUp.ts';
import { expect as soon, testAgainst } from '../../src/journey.ts';

/** `npm run dev`: the whole product from its sources. */
const test = testAgainst('dev');
/** Modules are only built when they are first requested: a page may take as long as a build. */
const TIMEOUT_MS = 240_000;
const expect = soon.configure({ timeout: TIMEOUT_MS });
/** A file beside the pages that builds of other runs write and remove meanwhile. */
const BUILT_PAGE = join(ROOT, 'apps/public-site/build/changed.html');

test.describe.configure({ timeout: TIMEOUT_MS });

/** Saves a file unchanged. */
async function save(file: string): Promise<void> {
  const now = new Date();
  await utimes(join(ROOT, file), now, now);
}

/** Waits until the browser is connected to the development server. */
const connected = (page: Page) =>
  page.waitForEvent('console', (message) => message.text().includes('[vite] connected'));

/** The reloads that the development server demands of the page from now on. */
function watchReloads(page: Page): string[] {
  const reloads: string[] = [];
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => {
      if (String(payload).includes('"full-reload"')) reloads.push(String(payload));
    });
  });
  return reloads;
}

test('saved files take effect: pages reload, the portal updates, the API restarts', async ({
  page,
  stack,
}) => {
  await prepareTopUp(page, cards.plain, 'MercadoPagos', newPayer());
  await expect(choice(await buy(page, stack.addresses.simulators), 'Aprobar pago')).toBeVisible();

  const reloads = watchReloads(page);
  const isReloadedAfter = async (file: string) => {
    const listening = connected(page);
    await page.goto('/');
    await listening;
    const reloaded = page.waitForEvent('load');
    // A build beside this run writes pages too, but none that this run serves.
    await mkdir(dirname(BUILT_PAGE), { recursive: true });
    await writeFile(BUILT_PAGE, '<!doctype html>');
    await save(file);
    await reloaded;
  };
  await isReloadedAfter('apps/public-site/app/features/home/HomePage.tsx');
  expect(reloads).toHaveLength(1);
  await isReloadedAfter('libs/strings/src/site/home.ts');

  const listening = connected(page);
  await page.goto(`${stack.addresses.portal}/dashboard/forgot-password`);
  await listening;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => document.documentElement.setAttribute('data-seen', ''));
  const updated = page.waitForEvent('console', (message) => message.text().includes('[vite] hot updated'));
  await save('apps/admin-portal/src/shared/EntryFrame.tsx');
  await updated;
  await expect(page.locator('html[data-seen]')).toHaveCount(1);

  const startedAt = async () => {
    const answer = await page.request.get(`${stack.addresses.api}/metrics`).catch(() => undefined);
    return /^process_start_time_seconds (\S+)/m.exec((await answer?.text()) ?? '')?.[1];
  };
  // Saving the texts above restarts the API too.
  await expect.poll(startedAt).toBeDefined();
  const before = await startedAt();
  await save('apps/api/src/shared/clock.ts');
  await expect.poll(async () => [undefined, before].includes(await startedAt())).toBe(false);
});
