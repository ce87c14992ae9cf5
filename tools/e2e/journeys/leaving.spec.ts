import { expect, test } from '../src/journey.ts';
import { buyButton, cards, newPayer, prepareTopUp } from '../src/topUp.ts';

const REDIRECTING = 'Será redirigido a una página externa. Aguarde unos segundos!';

test('the redirect is painted before the browser leaves for a provider that answers at once', async ({
  page,
  stack,
}) => {
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
