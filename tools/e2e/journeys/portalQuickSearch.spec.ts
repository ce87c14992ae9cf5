import { expect, test } from '../src/journey.ts';
import { accounts, openWelcome } from '../src/portal.ts';

test('an administrator goes to the uses of a card by the keyboard alone', async ({
  page,
  stack,
  expectAccessible,
}) => {
  await openWelcome(page, stack.addresses.portal, accounts.administration);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Edificio, residente, tarjeta o página' })).toBeFocused();
  await page.keyboard.type('1234 5678');
  await expect(page.getByRole('option', { name: /^Usos de la tarjeta/ })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard-uses\?.*building=all&uuid=12345678$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
