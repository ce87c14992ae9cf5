import type { Page } from '@playwright/test';
import { expect, testOfFailures as test } from '../src/journey.ts';
import { choosePassword, mailTo, passwordLink } from '../src/mails.ts';
import { PASSWORD, accounts, openByLogin, signIn } from '../src/portal.ts';

/** A demo account that other journeys only sign in with; it keeps its password. */
const ACCOUNT = accounts.noBuildings;

/** Requests a mailed link on a page, and waits for the page's confirmation. */
async function requestLink(page: Page, said: string): Promise<void> {
  const send = page.getByRole('button', { name: 'ENVIAR ENLACE' });
  await expect(send).toBeVisible();
  await page.getByLabel('E-mail').fill(ACCOUNT);
  await send.click();
  await expect(page.getByRole('status').filter({ hasText: said })).toBeFocused();
}

// A used link is refused, and so is the session that it ended.

test('a forgotten password is replaced once by a link, which ends other sessions', async ({
  page,
  browser,
  stack,
}) => {
  test.slow();
  const { portal } = stack.addresses;
  const other = await (await browser.newContext()).newPage();
  await openByLogin(other, stack, '/configuration#aqui', ACCOUNT);
  await page.goto(`${portal}/dashboard/login`);
  await page.getByRole('link', { name: 'Olvidé mi contraseña' }).click();
  await expect(page).toHaveURL(`${portal}/dashboard/forgot-password`);
  await requestLink(page, 'Si el e-mail corresponde a una cuenta, le enviamos un enlace');
  const link = await passwordLink(stack, ACCOUNT, 'Elija una nueva contraseña');
  const token = new URL(link).searchParams.get('token') ?? '';
  const referrers: string[] = [];
  page.on('request', (request) => referrers.push(request.headers()['referer'] ?? ''));

  await page.goto(link);
  await expect(page).toHaveURL(`${portal}/dashboard/reset-password`);
  await choosePassword(page, PASSWORD);
  await expect(page.getByRole('status').filter({ hasText: 'Su contraseña fue actualizada.' })).toBeFocused();
  expect(referrers.filter((referrer) => referrer.includes(token))).toEqual([]);
  await mailTo(stack, ACCOUNT, 'Su contraseña fue cambiada');

  await other.reload();
  await expect(other).toHaveURL(`${portal}/dashboard/login?next=%2Fconfiguration%23aqui`);
  await other.context().close();

  // The browser's history does not contain the token.
  await page.goBack();
  await expect(page).not.toHaveURL(new RegExp(token));
  await page.goto(link);
  await expect(page.getByText('El enlace ya fue utilizado.')).toBeVisible();
  await page.getByRole('link', { name: 'PEDIR OTRO ENLACE' }).click();
  await page.getByRole('link', { name: 'Volver al ingreso' }).click();
  await signIn(page, ACCOUNT);
  await expect(page).toHaveURL(`${portal}/dashboard-admin`);
});

test('a sign-in that others keep busy goes on by a mailed link', async ({ page, stack }) => {
  const { portal } = stack.addresses;
  const SIGNIN = '**/public-site/v1/signin';
  await page.route(SIGNIN, (route) =>
    route.fulfill({
      status: 429,
      headers: { 'Retry-After': '30' },
      json: { result_code: 'ex_too_many_requests', result_message: '', result_detail: null },
    }),
  );
  await page.goto(`${portal}/dashboard/login`);
  const byMail = page.getByRole('link', { name: 'un enlace para ingresar desde este dispositivo' });
  await expect(page.getByRole('button', { name: 'INGRESAR' })).toBeVisible();
  await expect(byMail).toBeHidden();
  await signIn(page, ACCOUNT);
  await byMail.click();
  await requestLink(page, 'Ábralo en este dispositivo.');
  await page.unroute(SIGNIN);

  await page.goto(await passwordLink(stack, ACCOUNT, 'Ingrese desde su dispositivo'));
  await signIn(page, ACCOUNT);
  await expect(page).toHaveURL(`${portal}/dashboard-admin`);
});
