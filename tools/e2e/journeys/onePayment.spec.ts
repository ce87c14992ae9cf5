import { approve, buy, buyButton, cards, newPayer, prepareTopUp, topUp, watchCard } from '../src/topUp.ts';
import { readTransaction } from '../src/backOffice.ts';
import { listPayments } from '../src/providers.ts';
import { expect, test } from '../src/journey.ts';

test(
  'a form that is submitted by a double click, after Back and in a second tab keeps its input, and is one payment',
  { tag: '@installation' },
  async ({ page, context, stack }) => {
    const { simulators } = stack.addresses;
    const card = await watchCard(stack, cards.plain);
    const before = (await listPayments(stack)).length;
    const payer = newPayer();
    await prepareTopUp(page, cards.plain, 'MercadoPagos', payer);
    await buyButton(page).dblclick();
    await page.waitForURL(`${simulators}/**`);
    await page.goBack();
    await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue(payer.name);
    await expect(page.getByLabel('E-mail')).toHaveValue(payer.email);
    await expect(page.getByLabel('Monto')).toHaveValue(String(payer.amount));
    await buy(page, simulators);
    await page.goBack();
    await expect(buyButton(page)).toBeEnabled();

    // A tab opened by a page begins with a copy of its session storage.
    const opened = context.waitForEvent('page');
    await page.evaluate(() => void window.open('/credit'));
    const tab = await opened;
    const provider = await buy(tab, simulators);
    expect(await listPayments(stack)).toHaveLength(before + 1);
    const id = await approve(tab, provider);
    await card.expectCredited(id, payer.amount);
    // The first tab does not know yet that its payment was made.
    await buyButton(page).click();
    await page.waitForURL(`**/bancard-checkout-success/${id}`);
  },
);

test('a cancelled payment charges nothing', { tag: '@installation' }, async ({ page, stack }) => {
  const card = await watchCard(stack, cards.plain);
  const id = await topUp(page, stack, { answer: 'Cancelar' });
  await expect(page.getByRole('heading', { name: 'Usted canceló el pago' })).toBeVisible();
  expect((await readTransaction(stack, id)).state).toBe('denied');
  await card.expectUnchanged();
});

const REDIRECTING = 'Será redirigido a una página externa. Aguarde unos segundos!';

test('the redirect is painted before the browser leaves for a quick provider', async ({ page, stack }) => {
  await page.route(`${stack.addresses.simulators}/**`, (route) =>
    route.fulfill({ body: 'Se paga en esta hoja' }),
  );
  const paintedAtLeave: boolean[] = [];
  await page.exposeFunction('reportLeave', (painted: boolean) => paintedAtLeave.push(painted));
  await prepareTopUp(page, cards.plain, 'MercadoPagos', newPayer());
  await page.evaluate((text) => {
    const { reportLeave, navigation } = window as unknown as {
      reportLeave: (painted: boolean) => void;
      navigation: EventTarget;
    };
    let painted = false;
    new MutationObserver(() => {
      const messages = [...document.querySelectorAll('[role=status]')];
      if (messages.some(({ textContent }) => textContent.includes(text)))
        requestAnimationFrame(() => (painted = true));
    }).observe(document.body, { childList: true, subtree: true });
    navigation.addEventListener('navigate', () => reportLeave(painted));
  }, REDIRECTING);
  await buyButton(page).click();
  await expect(page.getByText('Se paga en esta hoja')).toBeVisible();
  expect(paintedAtLeave).toEqual([true]);
});
