import { buy } from '../src/checkout.ts';
import { expect, test } from '../src/journey.ts';
import { cards, choice, newPayer, prepareTopUp, texts, transactionOf } from '../src/topUp.ts';

// What Bancard's certification looks at (providers §2).
test('the result of a payment by Bancard shows its number, its time, its amount and how Bancard describes it', async ({
  page,
  context,
  stack,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const payer = newPayer();
  await prepareTopUp(page, cards.plain, 'Bancard', payer);
  await choice(await buy(page, stack.addresses.simulators), 'Aprobar pago').click();
  const id = await transactionOf(page);
  await expect(page.getByRole('heading', { name: texts.success })).toBeVisible();
  const status = (await (
    await page.request.get(`${stack.addresses.site}/api/v1/transaction/status/${id}`)
  ).json()) as { shopProcessId: string };
  expect(status.shopProcessId).toMatch(/^\d{15}$/);

  const receipt = page.getByRole('heading', { name: 'Comprobante' }).locator('..');
  const lines: [string, string | RegExp][] = [
    ['Número de operación', status.shopProcessId],
    ['Respuesta', 'Transacción aprobada.'],
    ['Fecha', /^\d\d\/\d\d\/\d{4} \d\d:\d\d$/],
  ];
  for (const [label, value] of lines) {
    await expect(receipt.getByText(label, { exact: true })).toBeVisible();
    await expect(receipt.getByText(value, { exact: true })).toBeVisible();
  }
  await expect(receipt).toContainText(`$ ${payer.amount}`);
  await expect(page.getByText(/autorizaci|código de respuesta/i)).toHaveCount(0);
  await page.getByRole('button', { name: 'Copiar el número de operación' }).click();
  await expect(page.getByRole('status').filter({ hasText: /^Copiado$/ })).toBeAttached();
});

test('a card that Bancard refused has its number and reason, and a way to contact the company', async ({
  page,
  stack,
}) => {
  await prepareTopUp(page, cards.plain, 'Bancard', newPayer());
  await choice(await buy(page, stack.addresses.simulators), 'Rechazar pago').click();
  await transactionOf(page);
  await expect(page.getByText('Fondos insuficientes.', { exact: true })).toBeVisible();
  await expect(page.getByText('Número de operación', { exact: true })).toBeVisible();
  await expect(page.getByText(/^\d{15}$/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'CONTACTARNOS' })).toHaveAttribute('href', '/contact');
});
