import { buy } from '../src/checkout.ts';
import { expect, test } from '../src/journey.ts';
import { cards, choice, newPayer, prepareTopUp, shownCard, texts, transactionOf } from '../src/topUp.ts';

test('the print contains only the receipt, and its page can be shared', async ({ page, context, stack }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await prepareTopUp(page, cards.plain, 'MercadoPagos', newPayer());
  await choice(await buy(page, stack.addresses.simulators), 'Aprobar pago').click();
  const id = await transactionOf(page);
  const heading = page.getByRole('heading', { name: texts.success });
  await expect(heading).toBeVisible();
  const receipt = page.getByRole('heading', { name: 'Comprobante' });
  await expect(receipt).toBeVisible();
  for (const name of ['IMPRIMIR', 'COMPARTIR'])
    await expect(page.getByRole('button', { name })).toBeVisible();
  await page.getByRole('button', { name: 'Copiar la referencia' }).click();
  await expect(page.getByRole('status').filter({ hasText: /^Copiado$/ })).toBeAttached();
  const reference = await page.evaluate(() => navigator.clipboard.readText());
  expect(reference).toMatch(/^[2-9C-Y]{8}$/);
  await expect(page.getByText(reference, { exact: true })).toBeVisible();

  await page.emulateMedia({ media: 'print' });
  await expect(receipt).toBeVisible();
  await expect(page.getByText(shownCard(cards.plain))).toBeVisible();
  await expect(heading).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
  // Rounded corners would cut off letters at the edge of the paper.
  await expect(receipt.locator('..')).toHaveCSS('border-radius', '0px');
  await expect(receipt.locator('..')).toHaveCSS('overflow', 'visible');
  await page.emulateMedia({ media: 'screen' });

  // The text that the device would share, where it can; otherwise the address is copied.
  const canShare = await page.evaluate(() => {
    const has = typeof navigator.share === 'function';
    if (has)
      navigator.share = (what) => {
        document.documentElement.dataset['shared'] = what?.url ?? '';
        return Promise.resolve();
      };
    return has;
  });
  await page.getByRole('button', { name: 'COMPARTIR' }).click();
  const address = `${stack.addresses.site}/bancard-checkout-success/${id}`;
  if (canShare) await expect(page.locator('html')).toHaveAttribute('data-shared', address);
  else {
    await expect(page.getByText(/Copiamos el enlace/)).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  }
});

test('the result page of a payment works in another browser', async ({ page, browser, stack }) => {
  await prepareTopUp(page, cards.plain, 'MercadoPagos', newPayer());
  await choice(await buy(page, stack.addresses.simulators), 'Rechazar pago').click();
  const id = await transactionOf(page);
  const other = await browser.newContext({ serviceWorkers: 'block' });
  const elsewhere = await other.newPage();
  await elsewhere.goto(`${stack.addresses.site}/bancard-checkout-success/${id}`);
  await expect(elsewhere.getByRole('heading', { name: 'El pago no se realizó' })).toBeVisible();
  await other.close();

  await expect(page.getByRole('link', { name: 'CONTACTARNOS' })).toHaveAttribute('href', '/contact');
  await page.getByRole('link', { name: 'INTENTAR NUEVAMENTE' }).click();
  await expect(page.getByLabel('E-mail')).toHaveValue(/eva-/);
  await expect(page.getByLabel('Monto')).not.toHaveValue('');
});
