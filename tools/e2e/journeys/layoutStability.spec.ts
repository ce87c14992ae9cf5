import type { Page, Route } from '@playwright/test';
import { expect, test, testOfFailures } from '../src/journey.ts';
import {
  bringToRest,
  expectAbove,
  holdRequests,
  readPositions,
  watchLayoutShift,
  webFontLoaded,
} from '../src/pageChecks.ts';
import { daysAgo, openPortal } from '../src/portal.ts';
import { reportPath } from '../src/reports.ts';
import { buyButton, cards, chooseChannel, enterCard, fillPayer, newPayer } from '../src/topUp.ts';

/** The height of a line of text. */
const LINE_PX = 20;

/** The positions of all controls, in the font of the page. */
async function positions(page: Page): Promise<string[]> {
  await webFontLoaded(page);
  await page.evaluate(bringToRest);
  return readPositions(page.getByRole('main'));
}

test('field errors shift no control, and swallow no click @phone', async ({ page, expectAccessible }) => {
  await enterCard(page, cards.plain);
  await chooseChannel(page, 'MercadoPagos');
  await fillPayer(page, { ...newPayer(), amount: 1, email: 'eva@' });
  const before = await positions(page);
  await page.getByLabel('Apellido').focus();
  await page.getByLabel('E-mail').focus();
  await page.getByRole('checkbox', { name: 'Recordar la tarjeta' }).focus();
  await expect(page.getByText('Ingrese un E-MAIL válido')).toBeVisible();
  expect(await positions(page)).toEqual(before);
  await expectAccessible(page);
  // The error appears between mouse down and mouse up; the click must still reach the box.
  for (const email of ['eva@demo.example', 'eva@demo']) await page.getByLabel('E-mail').fill(email);
  const invoice = page.getByRole('checkbox', { name: 'Requiere factura con RUT' });
  await invoice.scrollIntoViewIfNeeded();
  await page.getByLabel('E-mail').focus();
  const box = await invoice.boundingBox();
  if (!box) throw new Error('the box is not visible');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await expect(page.getByLabel('E-mail')).not.toBeFocused();
  await page.mouse.up();
  await expect(invoice).toBeChecked();
  await expect(page.getByLabel('RUT', { exact: true })).toBeVisible();

  await buyButton(page).scrollIntoViewIfNeeded();
  const withRut = await positions(page);
  await page.getByLabel('RUT', { exact: true }).fill('211003420018');
  await expect(page.getByText('Revise el dígito verificador del RUT.')).toBeVisible();
  expect(await positions(page)).toEqual(withRut);
});

testOfFailures(
  'the error for a card shifts no control, and goes when the code changes @phone',
  async ({ page }) => {
    await page.goto('/credit');
    const field = page.getByLabel('Código de tarjeta');
    for (const [card, text] of [
      [cards.unknown, /ingresado incorrecto/],
      [cards.lost, /bloqueada por extravío/],
    ] as const) {
      await field.fill(card);
      const before = await positions(page);
      await page.getByRole('button', { name: 'CONTINUAR' }).click();
      const alert = page.getByRole('alert').filter({ hasText: text });
      await expect(alert).toBeVisible();
      expect(await positions(page)).toEqual(before);
      await field.fill('1234567');
      await expect(alert).toBeHidden();
      expect(await positions(page)).toEqual(before);
    }
  },
);

test('nothing shifts during a whole top-up with a slow API @phone', async ({ page }) => {
  const expectNoShift = await watchLayoutShift(page);
  // Longer than the time in which browsers attribute a change to an input.
  await page.route('**/card/methods*', async (route) => {
    const answer = await route.fetch();
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 700)));
    await route.fulfill({ response: answer });
  });
  await page.goto(`/credit?card=${cards.plain}`);
  await chooseChannel(page, 'MercadoPagos');
  await fillPayer(page, newPayer());
  await expect(buyButton(page)).toBeEnabled();
  await expectNoShift();
});

test('the rows of a report stay where they are when its totals arrive later', async ({ page, stack }) => {
  await openPortal(page, stack);
  // Without today, whose payments by other journeys would make the sums wider.
  const months = { from: daysAgo(100), to: daysAgo(1), building: 'all' };
  const print = page.getByRole('button', { name: 'IMPRIMIR' });
  const place = async () => {
    await webFontLoaded(page);
    return (await print.boundingBox())?.y ?? 0;
  };
  for (const width of [360, 768])
    for (const [report, plot] of [
      ['uses', /^Usos por/],
      ['transactions', /^Monto por/],
    ] as const) {
      await page.setViewportSize({ width, height: 740 });
      const asked = Promise.withResolvers<Route>();
      await page.route('**/summary?*', asked.resolve, { times: 1 });
      await page.goto(`${stack.addresses.portal}${reportPath(report, months)}`);
      const totals = await asked.promise;
      await expect(print).toBeVisible();
      const before = await place();
      await totals.continue();
      await expect(page.getByRole('heading', { name: plot })).toBeVisible();
      const moved = Math.abs((await place()) - before);
      expect(moved, `${report} at ${width} px`).toBeLessThan(LINE_PX / 2);
    }
});

test('headings and forms of report and top-up do not move when their font loads', async ({ page }) => {
  const places = () =>
    page
      .locator('h1, main p, main form, main label, main button')
      .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top + scrollY)));
  for (const [path, button, width] of [360, 768, 1366].flatMap((width) => [
    ['/report', 'ENVIAR', width] as const,
    ['/credit', 'CONTINUAR', width] as const,
  ])) {
    await page.setViewportSize({ width, height: 800 });
    const release = await holdRequests(page, '**/*.woff2');
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('button', { name: button })).toBeVisible();
    // The page is complete, and no part of it still has an estimated height.
    await page.waitForFunction(() => document.readyState !== 'loading');
    await page.evaluate(bringToRest);
    const before = await places();
    release();
    await webFontLoaded(page);
    expect(await places()).toEqual(before);
  }
});

test('on a small phone the main button stays visible, and covers no focused field', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 560 });
  await enterCard(page, cards.plain);
  // The button sticks once it is enabled; before that it would cover the channels.
  const onward = page.getByRole('button', { name: 'CONTINUAR' });
  await expect(page.getByRole('radio', { name: 'MercadoPagos' })).toBeVisible();
  await expect(onward).not.toBeInViewport();
  await page.getByRole('radio', { name: 'MercadoPagos' }).check();
  await expect(onward).toBeInViewport({ ratio: 1 });
  await onward.click();
  const buy = buyButton(page);
  const width = await buy.evaluate((button) => button.getBoundingClientRect().width);
  expect(width).toBeGreaterThan(320);
  const fields = page.getByRole('main').locator('input:visible');
  const count = await fields.count();
  expect(count).toBeGreaterThan(4);
  for (let index = 0; index < count; index += 1) {
    await page.keyboard.press('Tab');
    await expect(buy).toBeInViewport({ ratio: 1 });
  }
  for (const field of await fields.all()) {
    await field.focus();
    await expectAbove(field, buy);
  }
});
