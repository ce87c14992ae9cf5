import { readTransaction } from '../src/backOffice.ts';
import { expect, test } from '../src/engines/test.ts';
import { inviteResident, mailTo } from '../src/mails.ts';
import { EACH_KIND } from '../src/publicPages.ts';
import { newBuyer } from '../src/shop.ts';
import { cards, SUCCESS_TITLE } from '../src/topUp.ts';

test('a consumption report is shown and mailed', async ({ tab, stack }) => {
  const { email } = newBuyer();
  await tab.open(`${stack.addresses.site}/report`);
  await tab.type('Código de tarjeta', cards.plain);
  await tab.type('E-mail', email);
  await tab.press('ENVIAR');
  await tab.see('ha sido enviado a su casilla de correo electrónico');
  await tab.has('button', 'Cerrar');
  // The page's policy allows the styles of the frame's document.
  await expect
    .poll(() => tab.run(() => document.querySelector('iframe')?.contentDocument?.adoptedStyleSheets.length))
    .toBe(1);
  expect(await tab.violations()).toEqual([]);
  await mailTo(stack, email, 'Informe de consumo');
});

test('an accessory is bought', async ({ tab, stack }) => {
  const buyer = newBuyer();
  await tab.open(`${stack.addresses.site}/accessories`);
  await tab.press('COMPRAR');
  await tab.choose('Cantidad', '3');
  await tab.type('Dirección de envío', buyer.address);
  await tab.type('Celular', buyer.phone);
  expect(await tab.violations()).toEqual([]);
  await tab.press('SIGUIENTE');
  await tab.press('MercadoPagos', 'radio');
  await tab.type('Nombre', buyer.name);
  await tab.type('Apellido', buyer.lastname);
  await tab.type('E-mail', buyer.email);
  await tab.press('CONFIRMAR');
  await tab.press('Aprobar pago');
  await tab.see(SUCCESS_TITLE);
  const id = new URL(await tab.url()).pathname.split('/').at(-1) ?? '';
  await expect.poll(async () => (await readTransaction(stack, id)).state).toBe('approved');
});

test('an invited resident signs up', async ({ tab, stack }) => {
  const { email, link } = await inviteResident(stack);
  await tab.open(link);
  await tab.type('Contraseña', 'Correcta2026');
  await tab.type('Confirmación de la contraseña', 'Correcta2026');
  expect(await tab.violations()).toEqual([]);
  await tab.press('Registrarme');
  await tab.at(/\/apps$/);
  await tab.see('Operación exitosa');
  await mailTo(stack, email, 'Registro completo');
});

for (const path of EACH_KIND)
  test(`${path} is accessible in both schemes`, async ({ tab, stack }) => {
    await tab.open(stack.addresses.site + path);
    await tab.has('heading', /./);
    expect(await tab.violations()).toEqual([]);
  });

test('a colour scheme chosen while the page loads is kept', async ({ tab, stack, network }) => {
  const scheme = () => tab.run(() => document.documentElement.getAttribute('data-colour-scheme'));
  const release = network.hold(/\.js$/);
  const opened = tab.open(`${stack.addresses.site}/contact`);
  await tab.choose('Apariencia', 'Oscura');
  expect(await scheme()).toBe('dark');
  release();
  await opened;
  await expect.poll(() => tab.run(() => document.readyState)).toBe('complete');
  expect([await scheme(), await tab.value('Apariencia')]).toEqual(['dark', 'dark']);
  await tab.reload();
  await tab.has(null, 'Apariencia');
  expect([await scheme(), await tab.value('Apariencia')]).toEqual(['dark', 'dark']);
});

test('a page that comes back from the cache has the colour scheme chosen meanwhile', async ({
  tab,
  stack,
}) => {
  const { site } = stack.addresses;
  await tab.open(`${site}/contact`);
  await tab.choose('Apariencia', 'Clara');
  await tab.open(`${site}/tools/faq`);
  await tab.choose('Apariencia', 'Oscura');
  await tab.back();
  await tab.at(/contact$/);
  await expect.poll(() => tab.value('Apariencia')).toBe('dark');
  expect(await tab.run(() => document.documentElement.getAttribute('data-colour-scheme'))).toBe('dark');
});
