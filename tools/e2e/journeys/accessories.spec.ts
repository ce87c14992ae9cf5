import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ROOT } from '@laundry/sandbox/local';
import sharp from 'sharp';
import { readTransaction } from '../src/backOffice.ts';
import { listPayments } from '../src/providers.ts';
import { expect, test } from '../src/journey.ts';
import { mailTo } from '../src/mails.ts';
import { measureOverflow } from '../src/pageChecks.ts';
import { SUPPORT_EMAIL } from '../src/stacks.ts';
import {
  confirmButton,
  fillData,
  item,
  itemCard,
  newBuyer,
  nextButton,
  preparePurchase,
} from '../src/shop.ts';
import { approve, choice, fillPerson, readTransactionId } from '../src/topUp.ts';

test('an approved purchase is one order, and mailed to buyer and company @phone-only', async ({
  page,
  stack,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const check = async () => {
    await expect(page.getByRole('main').getByRole('heading')).toHaveCount(1);
    expect(await measureOverflow(page)).toBeLessThanOrEqual(0);
    await expectAccessible(page);
  };
  const buyer = newBuyer();
  await fillData(page, buyer, 3);
  await check();
  await nextButton(page).click();
  await fillPerson(page, buyer);
  await check();
  await confirmButton(page).dblclick();
  await page.waitForURL(`${stack.addresses.simulators}/**`);
  const id = await approve(page);
  await expect(page.getByRole('link', { name: 'VOLVER A LOS ACCESORIOS' })).toBeVisible();
  await expect(page.getByText('Tarjeta', { exact: true })).toHaveCount(0);

  const payments = await listPayments(stack);
  expect(payments.filter(({ reference }) => reference === id)).toMatchObject([
    { provider: 'mercadopago', amount: item.price * 3 },
  ]);
  expect((await readTransaction(stack, id)).state).toBe('approved');
  const toBuyer = await mailTo(stack, buyer.email, 'Recibimos su compra');
  expect(toBuyer.text).toContain(item.name);
  expect(toBuyer.text).toContain(buyer.address);
  await mailTo(stack, SUPPORT_EMAIL, buyer.email);
});

test('the shop keeps the input over Back and a refusal, and sells once', async ({ page, stack }) => {
  const buyer = newBuyer();
  await preparePurchase(page, buyer);
  const before = new Set((await listPayments(stack)).map(({ reference }) => reference));
  const leave = async () => {
    await confirmButton(page).click();
    await page.waitForURL(`${stack.addresses.simulators}/**`);
  };
  await leave();
  await page.goBack();
  await expect(page.getByLabel('E-mail')).toHaveValue(buyer.email);
  await leave();
  await choice(page, 'Rechazar pago').click();
  const denied = await readTransactionId(page);
  await page.reload();
  await page.getByRole('link', { name: 'INTENTAR NUEVAMENTE' }).click();
  await expect(page.getByLabel('E-mail')).toHaveValue(buyer.email);
  await leave();
  const paid = await approve(page);
  const made = (await listPayments(stack)).filter(({ reference }) => !before.has(reference));
  expect(made.map(({ reference, state }) => [reference, state])).toEqual([
    [denied, 'denied'],
    [paid, 'approved'],
  ]);
});

test('a checkout page without a payment links back to the purchase in progress', async ({ page }) => {
  await page.goto('/pagosweb-checkout');
  await expect(page.getByRole('link', { name: 'VOLVER A LOS ACCESORIOS' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'VOLVER A CARGAR SALDO' })).toBeVisible();
  await fillData(page, newBuyer());
  await page.goto('/pagosweb-checkout');
  const back = page.getByRole('link', { name: 'VOLVER A LOS ACCESORIOS' });
  await expect(back).toBeVisible();
  await expect(page.getByRole('link', { name: 'VOLVER A CARGAR SALDO' })).toHaveCount(0);
  await back.click();
  await expect(itemCard(page)).toBeVisible();
});

const run = promisify(execFile);

/** An accessory of the company, which is for sale while its journey runs. */
const PICTURED = { name: 'Cesta de mimbre', alt: 'Cesta de mimbre con dos asas' };

test("the company's picture has a suitable size and format, in list and summary", async ({
  page,
  stack,
}, testInfo) => {
  const { name, alt } = PICTURED;
  const reference = `JOURNEY-${Date.now()}`;
  const company = ['apps/api/src/company.ts', '--url', stack.addresses.api, 'accessory'];
  const accessory = (...args: string[]) =>
    run(process.execPath, [...company, ...args, '--reason', 'journey', '--by', 'journey'], { cwd: ROOT });
  const file = testInfo.outputPath('cesta.png');
  await sharp({ create: { width: 1200, height: 900, channels: 3, background: '#b07a3c' } }).toFile(file);
  await accessory('add', reference, '--name', name, '--price', '990', '--image', file, '--image-alt', alt);
  const picture = page.getByRole('img', { name: alt });
  const shown = () =>
    picture.evaluate((image: HTMLImageElement) => {
      const frame = image.closest('.shop-picture')?.getBoundingClientRect();
      const { width, height } = image.getBoundingClientRect();
      return {
        isLoaded: image.complete && image.naturalWidth > 0,
        address: image.currentSrc,
        shape: Math.round((width / height) * 3),
        filled: [width / (frame?.width ?? 0), height / (frame?.height ?? 0)],
      };
    });
  const expected = {
    isLoaded: true,
    address: expect.stringMatching(/\/api\/v1\/branding\/pictures\/[0-9a-f]{32}-400\.avif$/),
    shape: 4,
    filled: [1, 1],
  };
  await page.goto('/accessories');
  const card = page.getByRole('article', { name });
  // The frame takes its space before the picture has loaded.
  const { height } = (await card.locator('.shop-picture').boundingBox()) ?? {};
  await card.scrollIntoViewIfNeeded();
  await expect.poll(shown).toEqual(expected);
  expect((await card.locator('.shop-picture').boundingBox())?.height).toBe(height);

  await card.getByRole('button', { name: 'COMPRAR' }).click();
  await expect(page.getByRole('region', { name: 'Su compra' }).getByRole('img')).toHaveAccessibleName(alt);
  // There it is a small square.
  await expect.poll(shown).toEqual({ ...expected, shape: 3 });
  await accessory('set', reference, '--offered', 'no');
});
