import type { Page } from '@playwright/test';
import { expect, test } from '../src/journey.ts';
import { mailTo } from '../src/mailbox.ts';
import { cards, shownCard } from '../src/topUp.ts';

let requestCount = 0;
/** An e-mail that no other journey uses. */
const newEmail = () => `informe-${Date.now()}-${++requestCount}@demo.example`;

const card = (page: Page) => page.getByLabel('Código de tarjeta');
const email = (page: Page) => page.getByLabel('E-mail');
const send = (page: Page) => page.getByRole('button', { name: 'ENVIAR' });
const received = (page: Page, uid: string) =>
  page.getByTitle(new RegExp(`Informe de consumo de la tarjeta ${uid.slice(0, 4)}\\s${uid.slice(4)}`));

/** Observes whether the captcha's script was requested. */
function watchCaptcha(page: Page): () => boolean {
  let loaded = false;
  page.on('request', (request) => {
    loaded ||= request.url().includes('/recaptcha/api.js');
  });
  return () => loaded;
}

/** For journeys that need no e-mail of their own: a card's report goes to five different ones a day (D34). */
const SHARED_EMAIL = 'informe@demo.example';

async function requestReport(page: Page, uid: string, to = SHARED_EMAIL): Promise<void> {
  await card(page).fill(uid);
  await email(page).fill(to);
  await send(page).click();
}

test(
  'a report is mailed, shown without scripts, printed, downloaded and closed',
  { tag: '@installation' },
  async ({ page, stack, expectAccessible }) => {
    const captchaLoaded = watchCaptcha(page);
    const to = newEmail();
    await page.goto('/report');
    await expect(send(page)).toBeDisabled();
    await expect(send(page)).toHaveAccessibleDescription(/código de su tarjeta y su e-\u2060mail/);
    await expectAccessible(page);
    expect(captchaLoaded()).toBe(false);

    await requestReport(page, cards.plain, to);
    await expect(page.getByText('Operación exitosa')).toBeVisible();
    await expect(
      page.getByText(
        'El informe de consumo de la tarjeta 12345678 ha sido enviado a su casilla de correo electrónico',
      ),
    ).toBeVisible();
    expect(captchaLoaded()).toBe(true);
    await expect(card(page)).toHaveValue('');
    await expect(email(page)).toHaveValue('');

    const frame = received(page, cards.plain);
    const content = frame.contentFrame();
    await expect(content.getByRole('heading', { name: 'Informe de consumo' })).toBeVisible();
    await expect(content.getByRole('cell', { name: shownCard(cards.plain) })).toBeVisible();
    // Under the page's policy, the document's own styles apply.
    await expect(content.getByRole('table').first()).toHaveCSS('border-collapse', 'collapse');
    await expect(frame).not.toHaveAttribute('sandbox', /allow-scripts/);
    // The frame is as tall as its content, so nothing scrolls within it.
    await expect
      .poll(() =>
        frame.evaluate(
          (element: HTMLIFrameElement) =>
            element.clientHeight - (element.contentDocument?.documentElement.offsetHeight ?? 0),
        ),
      )
      .toBe(0);
    // No column is outside the frame, on a phone either.
    const hidden = await content
      .getByRole('table')
      .evaluateAll((tables) =>
        tables.map(({ scrollWidth, parentElement: box }) => scrollWidth - (box?.clientWidth ?? 0)),
      );
    expect(hidden.length).toBeGreaterThan(1);
    expect(Math.max(...hidden)).toBeLessThanOrEqual(0);
    await expectAccessible(page);

    await frame.evaluate((element: HTMLIFrameElement) => {
      const { contentWindow } = element;
      if (contentWindow) contentWindow.print = () => (element.dataset['printed'] = 'yes');
    });
    await page.getByRole('button', { name: 'IMPRIMIR' }).click();
    await expect(frame).toHaveAttribute('data-printed', 'yes');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'DESCARGAR' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('informe-de-consumo-12345678.html');

    const mail = await mailTo(stack, to, 'Informe de consumo');
    expect(mail.text.replaceAll(/\s/g, ' ')).toContain(shownCard(cards.plain));

    await page.getByRole('button', { name: 'PEDIR OTRO INFORME' }).click();
    await expect(frame).toBeHidden();
    await expect(card(page)).toBeFocused();
  },
);

test('the card of the URL is filled in, and the captcha loads only on interaction', async ({ page }) => {
  const captchaLoaded = watchCaptcha(page);
  await page.goto(`/report?card=${cards.plain}`);
  await expect(card(page)).toHaveValue('1234 5678');
  await email(page).focus();
  await expect(card(page)).toHaveValue('1234 5678');
  await page.waitForLoadState('networkidle');
  expect(captchaLoaded()).toBe(false);
  await email(page).fill(SHARED_EMAIL);
  await expect.poll(captchaLoaded).toBe(true);
  await send(page).click();
  await expect(received(page, cards.plain)).toBeVisible();
});

test('the report fits a narrow phone in both schemes', async ({ page, expectAccessible }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/report');
  await requestReport(page, cards.plain);
  await expect(received(page, cards.plain)).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test.describe('failures', () => {
  test.use({ provokesFailures: true });

  for (const [what, uid, text] of [
    ['a wrong card', cards.unknown, /Número de tarjeta/],
    ['a lost card', cards.lost, /bloqueada por extravío/],
  ] as const)
    test(`${what} shows an error, and the input is kept`, async ({ page, expectAccessible }) => {
      await page.goto('/report');
      await requestReport(page, uid);
      await expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible();
      await expect(card(page)).toHaveValue(`${uid.slice(0, 4)} ${uid.slice(4)}`);
      await expectAccessible(page);
      await page.reload();
      await expect(card(page)).toHaveValue(`${uid.slice(0, 4)} ${uid.slice(4)}`);
    });

  test('a captcha that fails to load or rejects the user shows an error, and the next attempt succeeds', async ({
    page,
    providers,
  }) => {
    await providers.arm('recaptcha', 'script-missing');
    await page.goto('/report');
    await requestReport(page, cards.splitting);
    await expect(
      page.getByText('Ha ocurrido un error. Refresque la página y vuelva a intentarlo'),
    ).toBeVisible();
    await providers.arm('recaptcha', 'low-score');
    await send(page).click();
    await expect(
      page.getByText('No pudimos verificar que no es un robot. Intente nuevamente.'),
    ).toBeVisible();
    await send(page).click();
    await expect(received(page, cards.splitting)).toBeVisible();
  });

  test('too many requests show when the next report is available', async ({ page }) => {
    const to = newEmail();
    await page.goto('/report');
    for (let round = 1; round <= 5; round += 1) {
      await requestReport(page, cards.splitting, to);
      await expect(received(page, cards.splitting)).toBeVisible();
      await page.getByRole('button', { name: 'PEDIR OTRO INFORME' }).click();
    }
    await requestReport(page, cards.splitting, to);
    await expect(page.getByRole('alert')).toContainText('Demasiados intentos. Espere unos minutos.');
    await expect(page.getByRole('alert')).toContainText(/Podrá pedir otro informe en \d+\sminutos/);
    await expect(email(page)).toHaveValue(to);
  });

  test('a malformed answer and a lost network show an error, and the input is kept', async ({
    page,
    context,
  }) => {
    const to = SHARED_EMAIL;
    await page.route('**/sendReportByUid*', (route) => route.fulfill({ json: { ok: true } }), { times: 1 });
    await page.goto('/report');
    await requestReport(page, cards.splitting, to);
    await expect(page.getByRole('alert')).toContainText('El sistema no ha podido procesar su solicitud');
    await context.setOffline(true);
    await send(page).click();
    await expect(page.getByRole('alert')).toContainText('Sin conexión. Lo que escribió queda guardado.');
    await expect(email(page)).toHaveValue(to);
    await context.setOffline(false);
    await send(page).click();
    await expect(received(page, cards.splitting)).toBeVisible();
  });
});
