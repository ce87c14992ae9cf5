import { transactionsReport } from '@laundry/strings';
import { expect, test } from '../src/journey.ts';
import { accounts, today } from '../src/portal.ts';
import { addressOf, openAs } from '../src/reports.ts';

test.use({ viewport: { width: 768, height: 1024 }, isMobile: false });

const search = `?from=${today().slice(0, 8)}01&to=${today()}&building=all`;

test('a tablet shows all columns of the uses', async ({ page, stack }) => {
  await openAs(page, `${addressOf(stack, 'uses')}${search}`, accounts.administration);
  const table = page.getByRole('grid', { name: 'Consulta de usos' });
  await expect(table.getByRole('row').nth(1)).toBeVisible();
  for (const head of await table.getByRole('columnheader').all())
    await expect(head).toBeInViewport({ ratio: 1 });
});

test('a tablet lists transactions that unfold to all their values', async ({ page, stack }) => {
  await openAs(page, `${addressOf(stack, 'transactions')}${search}`, accounts.administration);
  const rows = page.getByRole('list', { name: 'Transacciones confirmadas' }).getByRole('listitem');
  await expect(page.getByRole('grid')).toHaveCount(0);
  await rows.first().locator('summary').click();
  await expect(rows.first().getByRole('term')).toHaveCount(Object.keys(transactionsReport.columns).length);
});
