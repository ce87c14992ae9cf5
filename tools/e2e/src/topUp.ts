import { randomUUID } from 'node:crypto';
import type { ChannelName } from '@laundry/api-contract';
import { CHANNELS } from '@laundry/payment-channels/client';
import { expect } from '@playwright/test';
import type { FrameLocator, Locator, Page } from '@playwright/test';
import { readCard } from './backOffice.ts';
import type { Stack } from './stacks.ts';

/** Demo cards of the local run; `live` is of the building whose controller reports uses. */
export const cards = {
  plain: '12345678',
  lost: '10000100',
  unknown: '87654321',
  live: '53277866',
};

/** A card's code as pages show it; Playwright ignores the kind of space when it compares texts. */
export const shownCard = (card: string): string => `${card.slice(0, 4)} ${card.slice(4)}`;

/** Who pays, and how many pesos. The e-mail is unique to the journey, which finds the payment by it. */
export const newPayer = () => ({
  name: 'Eva',
  lastname: 'Paz',
  email: `eva-${randomUUID().slice(0, 8)}@demo.example`,
  amount: 345,
});
export type Payer = ReturnType<typeof newPayer>;

/** The title of the result page of an approved payment (spec §8, D13). */
export const SUCCESS_TITLE = 'Compra realizada con éxito!';

/** Step 1. */
export async function enterCard(page: Page, card: string): Promise<void> {
  await page.goto('/credit');
  await page.getByLabel('Código de tarjeta').fill(card);
  await page.getByRole('button', { name: 'CONTINUAR' }).click();
}

export const listedChannels = (page: Page): Locator =>
  page.getByRole('radiogroup', { name: 'Medio de pago' }).getByRole('radio');

/** Step 2. */
export async function chooseChannel(page: Page, channel: ChannelName): Promise<void> {
  await page.getByRole('radio', { name: CHANNELS[channel].label }).check();
  await page.getByRole('button', { name: 'CONTINUAR' }).click();
}

/** Fills in who pays, for a top-up or in the shop. */
export async function fillPerson(page: Page, payer: Payer): Promise<void> {
  await page.getByLabel('Nombre', { exact: true }).fill(payer.name);
  await page.getByLabel('Apellido').fill(payer.lastname);
  await page.getByLabel('E-mail').fill(payer.email);
}

/** Step 3, without submitting. */
export async function fillPayer(page: Page, payer: Payer): Promise<void> {
  await fillPerson(page, payer);
  await page.getByLabel('Monto').fill(String(payer.amount));
}

/** A cédula with a right check digit. */
export const CEDULA = '1.234.567-2';

const documentNumber = (page: Page): Locator => page.getByLabel('Número de documento');

export const buyButton = (page: Page): Locator => page.getByRole('button', { name: 'COMPRAR' });

/** All three steps, without submitting: fills in everything that the channel requires. */
export async function prepareTopUp(
  page: Page,
  card: string,
  channel: ChannelName,
  payer: Payer,
): Promise<void> {
  await enterCard(page, card);
  await chooseChannel(page, channel);
  await fillPayer(page, payer);
  const { extraFields } = CHANNELS[channel];
  if (extraFields.includes('documentType')) await documentNumber(page).fill(CEDULA);
  if (extraFields.includes('paymentMethod')) {
    // A payment by VISA needs an address.
    await page.getByLabel('Tarjeta de crédito').selectOption({ label: 'VISA' });
    await page.getByLabel('Dirección').fill('18 de Julio 1234');
  }
}

/** What a payer does on the provider's page. */
type Answer = 'Aprobar pago' | 'Rechazar pago' | 'Dejar pendiente' | 'Cancelar';

/** A button on the provider's page, which may be embedded. */
export const choice = (where: Page | FrameLocator, name: Answer): Locator =>
  where.getByRole('button', { name });

/** The result page's id: our transaction_id. */
export async function readTransactionId(page: Page): Promise<string> {
  await page.waitForURL('**/bancard-checkout-success/*');
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  return id;
}

/** Approves on the provider's page, and waits until the site says so. @returns the transaction_id */
export async function approve(page: Page, checkout: Page | FrameLocator = page): Promise<string> {
  await choice(checkout, 'Aprobar pago').click();
  const id = await readTransactionId(page);
  await expect(page.getByRole('heading', { name: SUCCESS_TITLE })).toBeVisible();
  return id;
}

/** The site's page that embeds a provider's. */
const EMBEDDING = '/bancard-checkout';

/** Clicks COMPRAR and waits for the provider's page: some channels lead to it, others embed it. */
export async function buy(page: Page, simulators: string): Promise<Page | FrameLocator> {
  await buyButton(page).click();
  await page.waitForURL(({ origin, pathname }) => origin === simulators || pathname === EMBEDDING);
  return new URL(page.url()).pathname === EMBEDDING ? page.frameLocator('iframe') : page;
}

interface TopUp {
  readonly channel?: ChannelName;
  readonly payer?: Payer;
  readonly answer?: Answer;
}

/**
 * A whole top-up, by default an approved one of a plain card by MercadoPago.
 *
 * @returns its transaction_id, when the result is shown
 */
export async function topUp(
  page: Page,
  { addresses: { simulators } }: Stack,
  { channel = 'MercadoPagos', payer = newPayer(), answer = 'Aprobar pago' }: TopUp = {},
): Promise<string> {
  await prepareTopUp(page, cards.plain, channel, payer);
  await choice(await buy(page, simulators), answer).click();
  const id = await readTransactionId(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return id;
}

/** Compares a card's later balance with its present one. */
export async function watchCard(stack: Stack, uid: string) {
  const before = await readCard(stack, uid);
  return {
    /** Expects the balance to have risen by an amount, in one movement of a transaction. */
    expectCredited: async (transaction: string, pesos: number) => {
      await expect(async () => {
        const { balance, movements } = await readCard(stack, uid);
        expect(balance).toBeCloseTo(before.balance + pesos, 2);
        expect(movements.filter(({ transaction_id }) => transaction_id === transaction)).toEqual([
          expect.objectContaining({ amount: pesos }),
        ]);
        expect(movements).toHaveLength(before.movements.length + 1);
      }).toPass({ timeout: 15_000 });
    },
    /** Expects that nothing was credited. */
    expectUnchanged: async () => {
      const { balance, movements } = await readCard(stack, uid);
      expect(balance).toBe(before.balance);
      expect(movements).toHaveLength(before.movements.length);
    },
  };
}
