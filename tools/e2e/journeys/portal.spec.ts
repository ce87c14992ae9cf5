import { expect, test } from '../src/journey.ts';
import { inBothSchemes } from '../src/pageChecks.ts';
import { readBuildings, openPortal, search, today } from '../src/portal.ts';
import { cards, newPayer, topUp } from '../src/topUp.ts';

test(
  'the administration finds a top-up in the report of today, which is accessible @phone',
  { tag: '@installation' },
  async ({ page, stack, expectAccessible }) => {
    const payer = newPayer();
    const paidOn = today();
    await topUp(page, stack, { payer });
    await openPortal(page, stack, '/dashboard-transactions');
    // A phone shows each row as a card.
    const row = page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: payer.email });
    for (const building of await readBuildings(page)) {
      const answer = page.waitForResponse(`**/reports/transactions?*building=${building}`);
      await search(page, paidOn, today(), building);
      if ((await (await answer).text()).includes(payer.email)) break;
    }
    await expect(row).toContainText(`$ ${payer.amount}`);
    for (const text of ['UYU', 'Eva Paz', 'MercadoPagos', cards.plain]) await expect(row).toContainText(text);
    await inBothSchemes(page, expectAccessible);
  },
);
