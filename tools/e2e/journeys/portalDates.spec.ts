import { expect, test } from '../src/journey.ts';
import { accounts, buildingField, openFilters } from '../src/portal.ts';
import { addressOf, countOf, openAs } from '../src/reports.ts';

test.describe('in a browser with another language', () => {
  test.use({ locale: 'en-US', timezoneId: 'Asia/Tokyo' });

  test('dates are typed and shown as DD/MM/YYYY, and YYYY-MM-DD is accepted', async ({
    page,
    stack,
    isMobile,
  }) => {
    await openAs(page, addressOf(stack, 'transactions'), accounts.administration);
    const [from, to] = [page.getByLabel('Desde'), page.getByLabel('Hasta')];
    await buildingField(page).selectOption({ index: 1 });
    await from.fill('2026-10-01');
    await to.fill('31/10/2026');
    await expect(from).toHaveValue('01/10/2026');
    await page.getByRole('button', { name: 'BUSCAR' }).click();
    await expect(page).toHaveURL(/from=2026-10-01&to=2026-10-31/);
    await expect(countOf(page).or(page.getByText('No hay resultados'))).toBeVisible();

    await openFilters(page);
    await from.clear();
    await from.pressSequentially('1/9/26');
    await from.press('Enter');
    await expect(page).toHaveURL(/from=2026-09-01&to=2026-10-31/);
    // On a phone the filters fold after a search.
    await expect(from).toBeVisible({ visible: !isMobile });
    await openFilters(page);
    await expect(from).toHaveValue('01/09/2026');

    await from.fill('31/02/2026');
    await page.getByRole('button', { name: 'BUSCAR' }).click();
    await expect(page.getByText('Escriba el día como DD/MM/AAAA.')).toBeVisible();
    await expect(from).toBeFocused();
    await expect(page).toHaveURL(/from=2026-09-01/);
  });
});
