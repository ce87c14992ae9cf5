import { expect, test } from '../src/journey.ts';
import { mailTo } from '../src/mailbox.ts';
import { cards } from '../src/topUp.ts';

// A form's script is asked for by the first touch (pages.ts, mode `late`). Here it does not come then.
test.use({ provokesFailures: true });

const OFFLINE = 'Sin conexión. Lo que escribió queda guardado.';

test('a form first touched without network is sent whole, once, when the network is back', async ({
  page,
  context,
  stack,
}) => {
  const note = `Nota ${Date.now()} de un subsuelo`;
  await page.goto('/contact', { waitUntil: 'load' });
  await context.setOffline(true);
  await page.getByLabel('Nombre').fill('Ana Paz');
  await page.getByLabel('E-mail').fill('ana@demo.example');
  await page.getByLabel('Teléfono').fill('099123456');
  await page.getByLabel('Asunto').fill(note);
  await page.getByLabel('Mensaje').fill('¿Abren los feriados?');
  await page.getByRole('button', { name: 'ENVIAR' }).click();
  await expect(page.getByText(OFFLINE)).toBeInViewport();
  await expect(page.locator('main form')).toHaveAttribute('aria-busy', 'true');

  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url());
  });
  await context.setOffline(false);
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: /48 horas/ })
      .first(),
  ).toBeVisible();
  await expect(page.getByText(OFFLINE)).toBeHidden();
  const mail = await mailTo(stack, 'hola@lavadero.example', note);
  for (const typed of ['Ana Paz', '099123456', '¿Abren los feriados?']) expect(mail.text).toContain(typed);
  expect(sent).toHaveLength(1);
});

test('a script that does not come, though the browser knows of a network, is asked for by the next touch', async ({
  page,
}) => {
  const FILES = '**/assets/entry.client-*.js';
  await page.goto('/credit');
  await page.route(FILES, (route) => route.abort());
  const field = page.getByLabel('Código de tarjeta');
  const lost = page.waitForEvent('requestfailed');
  await field.pressSequentially(cards.plain.slice(0, 4));
  await lost;
  await expect(page.getByText(OFFLINE)).toBeInViewport();
  await page.unroute(FILES);
  await field.pressSequentially(cards.plain.slice(4));
  await page.getByRole('button', { name: 'CONTINUAR' }).click();
  await expect(page.getByRole('radio', { name: 'MercadoPagos' })).toBeEnabled();
  await expect(page.getByText(OFFLINE)).toBeHidden();
});

test('what was sent and edited while it waited is for the person to send', async ({ page, context }) => {
  await page.goto('/credit', { waitUntil: 'load' });
  await context.setOffline(true);
  const field = page.getByLabel('Código de tarjeta');
  await field.fill('8765 4321');
  await page.getByRole('button', { name: 'CONTINUAR' }).click();
  await expect(page.locator('main form')).toHaveAttribute('aria-busy', 'true');
  await field.fill(cards.plain);
  await expect(page.locator('main form')).not.toHaveAttribute('aria-busy');
  const running = page.evaluate(
    () => new Promise((resolve) => document.addEventListener('site:hydrated', resolve, { once: true })),
  );
  await context.setOffline(false);
  await running;
  await expect(field).toHaveValue('1234 5678');
  await page.getByRole('button', { name: 'CONTINUAR' }).click();
  await expect(page.getByRole('radio', { name: 'MercadoPagos' })).toBeEnabled();
});
