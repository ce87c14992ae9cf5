import type { ChannelName } from '@laundry/api-contract';
import type { Tab } from '../src/engines/tab.ts';
import { readTransaction } from '../src/backOffice.ts';
import { expect, test } from '../src/engines/test.ts';
import { CEDULA, cards, newPayer, SUCCESS_TITLE } from '../src/topUp.ts';
import type { Payer } from '../src/topUp.ts';

async function toPayer(tab: Tab, site: string, channel: ChannelName): Promise<void> {
  await tab.open(`${site}/credit`);
  await tab.type('Código de tarjeta', cards.plain);
  await tab.press('CONTINUAR');
  await tab.press(channel, 'radio');
  await tab.press('CONTINUAR');
  await tab.has(null, 'Monto');
}

async function fillPayer(tab: Tab, { name, lastname, email, amount }: Payer): Promise<void> {
  await tab.fill('Nombre', name);
  await tab.fill('Apellido', lastname);
  await tab.fill('E-mail', email);
  await tab.fill('Monto', String(amount));
}

/** Approves the payment on the provider's page, and waits for the result. @returns the transaction's id */
async function approve(tab: Tab, embedded = false): Promise<string> {
  await (embedded ? tab.pressInFrame('Aprobar pago') : tab.press('Aprobar pago'));
  await tab.at(/\/bancard-checkout-success\//);
  await tab.see(SUCCESS_TITLE);
  return new URL(await tab.url()).pathname.split('/').at(-1) ?? '';
}

/** The height of the page and the place of its summary, in whole CSS pixels. */
const measure = (tab: Tab) =>
  tab.run(() => [
    document.documentElement.scrollHeight,
    Math.round((document.querySelector('dl')?.getBoundingClientRect().top ?? 0) + scrollY),
  ]);

for (const channel of ['MercadoPagos', 'Bancard', 'RedPagos'] as const)
  test(`a top-up by ${channel} is credited`, async ({ tab, stack }) => {
    const payer = newPayer();
    await toPayer(tab, stack.addresses.site, channel);
    await fillPayer(tab, payer);
    if (channel === 'RedPagos') await tab.fill('Número de documento', CEDULA);
    expect(await tab.violations()).toEqual([]);
    await tab.press('COMPRAR');
    if (channel === 'Bancard') await tab.at(/\/bancard-checkout$/);
    const id = await approve(tab, channel === 'Bancard');
    expect(await tab.violations()).toEqual([]);
    await expect.poll(async () => (await readTransaction(stack, id)).state).toBe('approved');
    expect((await readTransaction(stack, id)).amount).toBe(payer.amount);
  });

test('filling in the form moves nothing, a reload keeps it, and COMPRAR works at once after Back', async ({
  tab,
  stack,
}) => {
  await toPayer(tab, stack.addresses.site, 'MercadoPagos');
  const before = await measure(tab);
  await fillPayer(tab, { ...newPayer(), amount: 1234.5 });
  expect(await measure(tab)).toEqual(before);
  await tab.reload();
  expect([await tab.value('Apellido'), await tab.value('Monto')]).toEqual(['Paz', '1.234,50']);
  await tab.press('COMPRAR');
  await tab.has('button', 'Aprobar pago');
  await tab.back();
  await tab.has('button', 'COMPRAR');
  expect(await measure(tab)).toEqual(before);
  expect(await tab.value('Nombre')).toBe('Eva');
  await tab.fill('Monto', '450');
  await tab.press('COMPRAR');
  await tab.see(/450/);
  await approve(tab);
});

test('input and a press before the scripts have loaded take effect', async ({ tab, stack, network }) => {
  const release = network.hold(/\.js$/);
  const opened = tab.open(`${stack.addresses.site}/credit`);
  await tab.type('Código de tarjeta', cards.plain);
  await tab.press('CONTINUAR');
  release();
  await opened;
  await tab.has('radio', 'MercadoPagos');
});

test('the top-up opens without network and says so, and continues with it', async ({
  tab,
  stack,
  network,
}) => {
  const { site } = stack.addresses;
  await tab.open(`${site}/`);
  await tab.run(async () => {
    await navigator.serviceWorker.ready;
  });
  network.setOffline(true);
  await tab.open(`${site}/credit`);
  await tab.type('Código de tarjeta', cards.plain);
  await tab.press('CONTINUAR');
  await tab.see('Sin conexión.');
  network.setOffline(false);
  await tab.press('CONTINUAR');
  await tab.has('radio', 'MercadoPagos');
});
