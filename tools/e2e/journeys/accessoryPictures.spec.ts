import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { runCompanyCommand } from '../src/backOffice.ts';
import { expect, test } from '../src/journey.ts';
import { stackOf } from '../src/stacks.ts';

const ITEM = { reference: 'JOURNEY-1', name: 'Cesta de mimbre', alt: 'Cesta de mimbre con dos asas' };
const REASON_AND_AUTHOR = ['--reason', 'journey', '--by', 'journey'];
let folder: string;
const accessory = (...args: string[]) =>
  runCompanyCommand(
    stackOf('standard', test.info().parallelIndex),
    'accessory',
    ...args,
    ...REASON_AND_AUTHOR,
  );

// The accessory is only for sale while these journeys run.
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'laundry-picture-'));
  const file = join(folder, 'cesta.png');
  await writeFile(file, await photograph());
  const { reference, name, alt } = ITEM;
  const image = ['--image', file, '--image-alt', alt];
  const known = await accessory('add', reference, '--name', name, '--price', '990', ...image)
    .then(() => false)
    .catch(() => true);
  if (known) await accessory('set', reference, '--offered', 'si', ...image);
});
test.afterAll(async () => {
  await accessory('set', ITEM.reference, '--offered', 'no');
  await rm(folder, { recursive: true });
});

/** Stripes of two colours, wider than high. */
const photograph = () =>
  sharp({ create: { width: 1200, height: 900, channels: 3, background: '#b07a3c' } })
    .composite([
      {
        input: { create: { width: 600, height: 900, channels: 3, background: '#6d4620' } },
        left: 300,
        top: 0,
      },
    ])
    .png()
    .toBuffer();

const card = (page: Page) => page.getByRole('article', { name: ITEM.name });
const picture = (page: Page) => page.getByRole('img', { name: ITEM.alt });
/** The picture's width and height relative to its frame; 1 and 1 fill it. */
const filled = (page: Page) =>
  picture(page).evaluate((image) => {
    const frame = image.closest('.shop-picture')?.getBoundingClientRect();
    const { width, height } = image.getBoundingClientRect();
    return [width / (frame?.width ?? 0), height / (frame?.height ?? 0)];
  });
const shown = (page: Page) =>
  picture(page).evaluate((image: HTMLImageElement) => ({
    address: image.currentSrc,
    loaded: image.complete && image.naturalWidth > 0,
    shape: Math.round((image.clientWidth / image.clientHeight) * 3),
  }));

test("the company's picture is shown in a suitable size and format, in the list and in the summary", async ({
  page,
  expectAccessible,
}) => {
  const answers = new Map<string, Record<string, string>>();
  page.on('response', (response) => answers.set(response.url(), response.headers()));
  await page.goto('/accessories');
  // The frame takes its space before the picture has loaded.
  const frame = card(page).locator('.shop-picture');
  await expect(frame).toBeAttached();
  const { width = 0, height = 0 } = (await frame.boundingBox()) ?? {};
  expect(Math.round((width / height) * 3)).toBe(4);
  await card(page).scrollIntoViewIfNeeded();
  await expect.poll(async () => (await shown(page)).loaded).toBe(true);
  const { address, shape } = await shown(page);
  expect(shape).toBe(4);
  expect(new URL(address).pathname).toMatch(/^\/api\/v1\/branding\/pictures\/[0-9a-f]{32}-400\.avif$/);
  expect(answers.get(address)).toMatchObject({
    'content-type': 'image/avif',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
  expect((await frame.boundingBox())?.height).toBe(height);
  expect(await filled(page)).toEqual([1, 1]);
  await expectAccessible(page);

  await card(page).getByRole('button', { name: 'COMPRAR' }).click();
  await expect(page.getByRole('region', { name: 'Su compra' }).getByRole('img')).toHaveAccessibleName(
    ITEM.alt,
  );
  await expect.poll(async () => (await shown(page)).loaded).toBe(true);
  expect(await filled(page)).toEqual([1, 1]);
  await expectAccessible(page);
});

test.describe('a picture that fails to load', () => {
  test.use({ provokesFailures: true });
  test('is replaced by a drawing, in the list and in the summary @any-width', async ({
    page,
    expectAccessible,
  }) => {
    await page.route('**/api/v1/branding/pictures/**', (route) => route.abort());
    await page.goto('/accessories');
    await card(page).scrollIntoViewIfNeeded();
    const drawing = card(page).getByRole('img', { name: ITEM.name });
    await expect(drawing).toBeVisible();
    await expect(picture(page)).toHaveCount(0);
    await expectAccessible(page);
    await card(page).getByRole('button', { name: 'COMPRAR' }).click();
    await expect(page.getByRole('img', { name: ITEM.name })).toBeVisible();
  });
});

test('an accessory whose picture was removed shows its drawing again @any-width', async ({ page, stack }) => {
  await runCompanyCommand(stack, 'accessory', 'image', ITEM.reference, '--remove', ...REASON_AND_AUTHOR);
  await page.goto('/accessories');
  await expect(card(page).getByRole('img', { name: ITEM.name })).toBeVisible();
});
