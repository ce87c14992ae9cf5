import { buy, cards, choice, newPayer, prepareTopUp, texts, transactionOf } from '../src/topUp.ts';
import { expect, test } from '../src/journey.ts';
import { accounts, buildingsOf, search, signIn, today } from '../src/portal.ts';

test(
  'the administration finds a top-up in the report of today',
  { tag: '@installation' },
  async ({ page, stack, expectAccessible }) => {
    const payer = newPayer();
    await prepareTopUp(page, cards.plain, 'MercadoPagos', payer);
    const provider = await buy(page, stack.addresses.simulators);
    await choice(provider, 'Aprobar pago').click();
    await transactionOf(page);
    await expect(page.getByRole('heading', { name: texts.success })).toBeVisible();

    await page.goto(stack.addresses.portal);
    await expect(page).toHaveURL(`${stack.addresses.portal}/dashboard/login`);
    await expectAccessible(page);
    await signIn(page, accounts.administration);
    await expect(page.getByRole('heading', { name: /^Bienvenido .+ a tu Dashboard de .+!$/ })).toBeVisible();
    await expectAccessible(page);

    await page.goto(`${stack.addresses.portal}/dashboard-transactions`);
    // A phone shows each row as a card.
    const row = page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: payer.email });
    for (const building of await buildingsOf(page)) {
      const answer = page.waitForResponse(`**/reports/transactions?*building=${building}`);
      await search(page, today(), today(), building);
      if ((await (await answer).text()).includes(payer.email)) break;
    }
    await expect(row).toContainText(`$ ${payer.amount}`);
    for (const text of ['UYU', 'Eva Paz', 'MercadoPagos', cards.plain]) await expect(row).toContainText(text);
    await expectAccessible(page);
  },
);
