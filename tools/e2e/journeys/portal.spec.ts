import { expect, test } from '../src/journey.ts';
import { inBothSchemes } from '../src/pageChecks.ts';
import { PASSWORD, accounts, readBuildings, openPortal, search, today } from '../src/portal.ts';
import { cards, newPayer, topUp } from '../src/topUp.ts';

test(
  'the administration finds a top-up in the report of today, which is accessible',
  { tag: '@installation' },
  async ({ page, stack, expectAccessible }) => {
    const payer = newPayer();
    await topUp(page, stack, { payer });
    await openPortal(page, stack, '/dashboard-transactions');
    // A phone shows each row as a card.
    const row = page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: payer.email });
    for (const building of await readBuildings(page)) {
      const answer = page.waitForResponse(`**/reports/transactions?*building=${building}`);
      await search(page, today(), today(), building);
      if ((await (await answer).text()).includes(payer.email)) break;
    }
    await expect(row).toContainText(`$ ${payer.amount}`);
    for (const text of ['UYU', 'Eva Paz', 'MercadoPagos', cards.plain]) await expect(row).toContainText(text);
    await inBothSchemes(page, expectAccessible);
  },
);

test('what is typed into the login before and while its script loads is sent @any-width', async ({
  page,
  stack,
}) => {
  const { promise, resolve } = Promise.withResolvers<null>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(`${stack.addresses.portal}/dashboard/login`, { waitUntil: 'commit' });
  const password = page.getByLabel('Contraseña', { exact: true });
  await page.getByLabel('E-mail').pressSequentially(accounts.administration);
  await password.pressSequentially(PASSWORD.slice(0, 6));
  const enter = page.getByRole('button', { name: 'INGRESAR' });
  await expect(enter).toBeDisabled();
  resolve(null);
  await password.pressSequentially(PASSWORD.slice(6));
  await expect(password).toHaveValue(PASSWORD);
  await expect(page.getByLabel('E-mail')).toHaveValue(accounts.administration);
  await enter.click();
  await expect(page.getByRole('heading', { name: /^Bienvenido .+ a tu Dashboard de .+!$/ })).toBeVisible();
});
