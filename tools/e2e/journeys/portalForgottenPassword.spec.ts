import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../src/journey.ts';
import { choosePassword, mailTo, passwordLink } from '../src/mails.ts';
import { accounts, openWelcome, signIn } from '../src/portal.ts';
import { inBothSchemes } from '../src/pageChecks.ts';
import type { Stack } from '../src/stacks.ts';

const SENT = 'Si el e-mail corresponde a una cuenta, le enviamos un enlace para elegir una nueva contraseña.';
const WEAK = 'Asegurarse de contener al menos una Mayúscula, una Minúscula, un Número y 8 caracteres.';
/** A demo account that other journeys only sign in with; it keeps its password. */
const ACCOUNT = accounts.noBuildings;
const PASSWORD = 'Lavadero2026';

/** Requests a link, starting at the login, and waits for the confirmation. */
async function requestLink(page: Page, stack: Stack, email: string): Promise<void> {
  await page.goto(`${stack.addresses.portal}/dashboard/login`);
  await page.getByRole('link', { name: 'Olvidé mi contraseña' }).click();
  await expect(page).toHaveURL(`${stack.addresses.portal}/dashboard/forgot-password`);
  const send = page.getByRole('button', { name: 'ENVIAR ENLACE' });
  await expect(send).toBeVisible();
  await page.getByLabel('E-mail').fill(email);
  await send.click();
  await expect(page.getByRole('status').filter({ hasText: SENT })).toBeFocused();
}

const mailedLink = (stack: Stack) => passwordLink(stack, ACCOUNT, 'Elija una nueva contraseña');

async function openInOtherContext(browser: Browser, stack: Stack): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await openWelcome(page, stack.addresses.portal, ACCOUNT);
  return page;
}

test.describe('a forgotten password', () => {
  // A used link is refused, and so is the session that it ended.
  test.use({ provokesFailures: true });

  test('is replaced once with a mailed link, which ends all sessions', async ({
    page,
    browser,
    stack,
    expectAccessible,
  }) => {
    test.slow();
    const other = await openInOtherContext(browser, stack);
    await requestLink(page, stack, ACCOUNT);
    const link = await mailedLink(stack);
    const token = new URL(link).searchParams.get('token') ?? '';
    const referrers: string[] = [];
    page.on('request', (request) => referrers.push(request.headers()['referer'] ?? ''));

    await page.goto(link);
    const change = page.getByRole('button', { name: 'CAMBIAR CONTRASEÑA' });
    await expect(change).toBeEnabled();
    await expect(page).toHaveURL(`${stack.addresses.portal}/dashboard/reset-password`);
    await inBothSchemes(page, expectAccessible);
    const password = page.getByLabel('Contraseña', { exact: true });
    const confirmation = page.getByLabel('Confirmación de la contraseña');
    await password.fill('corta');
    await confirmation.fill('corta');
    await change.click();
    await expect(page.getByText(WEAK)).toBeVisible();
    await choosePassword(page, PASSWORD);
    await expect(
      page.getByRole('status').filter({ hasText: 'Su contraseña fue actualizada.' }),
    ).toBeFocused();
    expect(referrers.filter((referrer) => referrer.includes(token))).toEqual([]);
    await mailTo(stack, ACCOUNT, 'Su contraseña fue cambiada');

    await other.reload();
    await expect(other.getByText('Su sesión finalizó. Ingrese nuevamente.')).toBeVisible();
    await other.context().close();

    // The browser's history does not contain the token.
    await page.goBack();
    await expect(page).not.toHaveURL(new RegExp(token));
    await page.goto(link);
    await expect(page.getByText('El enlace ya fue utilizado.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'PEDIR OTRO ENLACE' }).click();
    await expect(page.getByRole('button', { name: 'ENVIAR ENLACE' })).toBeDisabled();
    await page.getByRole('link', { name: 'Volver al ingreso' }).click();
    await signIn(page, ACCOUNT, PASSWORD);
    await expect(page).toHaveURL(`${stack.addresses.portal}/dashboard-admin`);
  });
});

test.describe('a sign-in that others keep busy', () => {
  test.use({ provokesFailures: true });

  test('goes on by a mailed link that lets this device in, with the password as it is', async ({
    page,
    stack,
    expectAccessible,
  }) => {
    const SIGNIN = '**/public-site/v1/signin';
    await page.route(SIGNIN, (route) =>
      route.fulfill({
        status: 429,
        headers: { 'Retry-After': '30' },
        json: { result_code: 'ex_too_many_requests', result_message: '', result_detail: null },
      }),
    );
    await page.goto(`${stack.addresses.portal}/dashboard/login`);
    const byMail = page.getByRole('link', { name: 'un enlace para ingresar desde este dispositivo' });
    await expect(byMail).toBeHidden();
    await signIn(page, ACCOUNT, PASSWORD);
    await expect(byMail).toBeVisible();
    await inBothSchemes(page, expectAccessible);
    await byMail.click();
    await expect(
      page.getByRole('heading', { name: 'Ingresar desde este dispositivo', level: 1 }),
    ).toBeVisible();
    await page.getByLabel('E-mail').fill(ACCOUNT);
    await page.getByRole('button', { name: 'ENVIAR ENLACE' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Ábralo en este dispositivo.' })).toBeFocused();
    await page.unroute(SIGNIN);

    await page.goto(await passwordLink(stack, ACCOUNT, 'Ingrese desde su dispositivo'));
    await signIn(page, ACCOUNT, PASSWORD);
    await expect(page).toHaveURL(`${stack.addresses.portal}/dashboard-admin`);
  });
});
