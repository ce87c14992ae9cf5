import { buy, cards, choice, newPayer, prepareTopUp, shownCard, texts, transactionOf } from '../src/topUp.ts';
import { expect, test } from '../src/journey.ts';

test('the print contains only the receipt', async ({ page, stack }) => {
  await prepareTopUp(page, cards.plain, 'MercadoPagos', newPayer());
  await choice(await buy(page, stack.addresses.simulators), 'Aprobar pago').click();
  await transactionOf(page);
  const heading = page.getByRole('heading', { name: texts.success });
  await expect(heading).toBeVisible();
  const receipt = page.getByRole('heading', { name: 'Comprobante' });
  await expect(receipt).toBeVisible();
  for (const name of ['IMPRIMIR', 'COMPARTIR'])
    await expect(page.getByRole('button', { name })).toBeVisible();

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
});
