import { expect, test, testOfFailures } from '../src/journey.ts';
import { bringToRest, holdRequests, readPositions, webFontLoaded } from '../src/pageChecks.ts';
import { mailTo } from '../src/mails.ts';
import { SUPPORT_EMAIL } from '../src/stacks.ts';
import { cards } from '../src/topUp.ts';

/** The script that every island needs. */
const CORE = '**/assets/core-*.js';

/** The page's text for a message that the company has received. */
const SENT = 'dentro de las próximas 48 horas';

test('input that is submitted before hydration is neither lost nor sent twice', async ({ page }) => {
  const release = await holdRequests(page, CORE);
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/card/methods')) requests.push(request.url());
  });
  await page.goto('/credit', { waitUntil: 'commit' });
  await page.getByLabel('Código de tarjeta').pressSequentially(cards.plain);
  await page.getByRole('button', { name: 'CONTINUAR' }).click();
  const channel = page.getByRole('radio', { name: 'MercadoPagos' });
  await channel.check();
  const submit = page.getByRole('button', { name: 'CONTINUAR' });
  await submit.click();
  await expect(submit).toHaveAttribute('aria-busy', 'true');
  // An impatient person keeps clicking although the button shows that it is busy.
  await submit.click({ force: true });
  release();
  await expect(page.getByLabel('Apellido')).toBeVisible();
  await page.getByRole('button', { name: 'VOLVER' }).click();
  await expect(channel).toBeChecked();
  expect(requests).toHaveLength(1);
});

test('input and presses before any script take effect', async ({ page, stack, expectAccessible }) => {
  const release = await holdRequests(page, '**/*.js');
  const scheme = page.getByLabel('Apariencia');
  const root = page.locator('html');
  await page.goto('/contact', { waitUntil: 'commit' });
  await scheme.selectOption('Oscura');
  await expect(root).toHaveAttribute('data-colour-scheme', 'dark');
  const note = `Nota ${Date.now()}`;
  const entered = { Nombre: 'Ana Paz', 'E-mail': 'ana@demo.example', Asunto: note, Mensaje: '¿Abren hoy?' };
  for (const [label, text] of Object.entries(entered)) await page.getByLabel(label).fill(text);
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.url() === `${stack.addresses.site}/api/v1/users/support/info`)
      sent.push(request.postDataJSON());
  });
  const submit = page.getByRole('button', { name: 'ENVIAR' });
  await submit.dblclick();
  await expect(submit).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page.getByRole('status').filter({ hasText: SENT }).first()).toBeVisible();
  expect(sent).toEqual([expect.objectContaining({ line1: 'Ana Paz', line3: note })]);
  expect(new URL(page.url()).search).toBe('');
  await expect(page.getByLabel('Asunto')).toHaveValue('');
  await expectAccessible(page);
  expect((await mailTo(stack, SUPPORT_EMAIL, note)).text).toContain('¿Abren hoy?');
  await page.reload();
  await expect(root).toHaveAttribute('data-colour-scheme', 'dark');
  await expect(scheme).toHaveValue('dark');
});

testOfFailures('the portal says that it loads, or that it failed', async ({ page, stack }) => {
  const login = `${stack.addresses.portal}/dashboard/login`;
  await page.route('**/assets/portal-*.js', (route) => route.abort());
  await page.goto(login);
  await expect(page.getByRole('alert')).toContainText('Refresque la página');
  await page.unrouteAll();
  const release = await holdRequests(page, '**/*.js');
  await page.goto(login, { waitUntil: 'commit' });
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Cargando…');
  release();
  await expect(page.getByLabel('E-mail')).toBeVisible();
});

for (const path of ['/credit', '/contact', '/services', '/report', '/report-failure'])
  test(`hydration does not shift the controls of ${path} @phone`, async ({ page }) => {
    await page.addInitScript(() => {
      const mark = () => document.documentElement.setAttribute('data-hydrated', '');
      document.addEventListener('island:hydrated', mark, { capture: true });
    });
    const release = await holdRequests(page, CORE);
    await page.goto(path, { waitUntil: 'commit' });
    const form = page.locator('main form').first();
    await form.getByRole('textbox').first().focus();
    await webFontLoaded(page);
    // Sections above the form get their heights when they come near the window; scroll anchoring hides that.
    await page.evaluate(bringToRest);
    const before = await readPositions(form);
    expect(before.length).toBeGreaterThan(1);
    release();
    await expect(page.locator('html[data-hydrated]')).toBeAttached();
    expect(await readPositions(form)).toEqual(before);
  });
