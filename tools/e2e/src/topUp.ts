import type { ChannelName } from '@laundry/api-contract';
import { CHANNELS } from '@laundry/payment-channels/client';
import { expect } from '@playwright/test';
import type { FrameLocator, Locator, Page } from '@playwright/test';
import type { backOfficeOf } from './backOffice.ts';

/** Demo cards of the local run; `live` is of the building whose controller reports uses. */
export const cards = {
  plain: '12345678',
  splitting: '20000002',
  lost: '10000100',
  unknown: '87654321',
  live: '53277866',
};

/** A card's code as pages show it; Playwright ignores the kind of space when it compares texts. */
export const shownCard = (card: string): string => `${card.slice(0, 4)} ${card.slice(4)}`;

/** The payer's data. The e-mail is unique to the journey, which finds the top-up by it. */
export interface Payer {
  name: string;
  lastname: string;
  email: string;
  /** Pesos, as typed. */
  amount: number;
}

let payers = 0;

/** A payer with a unique e-mail and a unique amount of pesos. */
export function newPayer(): Payer {
  payers += 1;
  const mark = `${Date.now()}-${payers}`;
  return { name: 'Eva', lastname: 'Paz', email: `eva-${mark}@demo.example`, amount: 300 + (payers % 100) };
}

/** Texts of the result page (spec §8, D13, D44). */
export const texts = {
  success: 'Compra realizada con éxito!',
  pending: 'Estamos confirmando su pago',
  failure: (message: string) =>
    `Ha ocurrido un error en su transacción, por favor verifique el siguiente mensaje: ${message} Intente nuevamente o comuniquese con nostros.`,
};

/** Step 1. */
export async function enterCard(page: Page, card: string): Promise<void> {
  await page.goto('/credit');
  await page.getByLabel('Código de tarjeta').fill(card);
  await page.getByRole('button', { name: 'CONTINUAR' }).click();
}

export const channelsOf = (page: Page): Locator =>
  page.getByRole('radiogroup', { name: 'Medio de pago' }).getByRole('radio');

/** Step 2. */
export async function chooseChannel(page: Page, channel: ChannelName): Promise<void> {
  await page.getByRole('radio', { name: channel }).check();
  await page.getByRole('button', { name: 'CONTINUAR' }).click();
}

/** Step 3, without submitting. */
export async function fillPayer(page: Page, payer: Payer): Promise<void> {
  await page.getByLabel('Nombre', { exact: true }).fill(payer.name);
  await page.getByLabel('Apellido').fill(payer.lastname);
  await page.getByLabel('E-mail').fill(payer.email);
  await page.getByLabel('Monto').fill(String(payer.amount));
}

/** A cédula with a right check digit. */
export const CEDULA = '12345672';

export const documentNumber = (page: Page): Locator => page.getByLabel('Número de documento');

export const buyButton = (page: Page): Locator => page.getByRole('button', { name: 'COMPRAR' });

/** All three steps, up to the form with everything that its channel demands. */
export async function prepareTopUp(
  page: Page,
  card: string,
  channel: ChannelName,
  payer: Payer,
): Promise<void> {
  await enterCard(page, card);
  await chooseChannel(page, channel);
  await fillPayer(page, payer);
  if (CHANNELS[channel].extraFields.includes('documentType')) await documentNumber(page).fill(CEDULA);
}

/** A button on the provider's page, which may be embedded. */
export const choice = (
  where: Page | FrameLocator,
  name: 'Aprobar pago' | 'Rechazar pago' | 'Dejar pendiente' | 'Cancelar',
): Locator => where.getByRole('button', { name });

/** The result page's id: our transaction_id. */
export async function transactionOf(page: Page): Promise<string> {
  await page.waitForURL('**/bancard-checkout-success/*');
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  return id;
}

/** The site's page that embeds a provider's. */
const EMBEDDING = '/bancard-checkout';

/** The provider's page, once it has opened: some channels lead to it, others embed it. */
export async function checkoutOf(page: Page, simulators: string): Promise<Page | FrameLocator> {
  await page.waitForURL(({ origin, pathname }) => origin === simulators || pathname === EMBEDDING);
  return new URL(page.url()).pathname === EMBEDDING ? page.frameLocator('iframe') : page;
}

/** Clicks COMPRAR and waits for the provider's page. */
export async function buy(page: Page, simulators: string): Promise<Page | FrameLocator> {
  await buyButton(page).click();
  return checkoutOf(page, simulators);
}

type BackOffice = ReturnType<typeof backOfficeOf>;

/** Compares a card's later balance with its present one. */
export async function watchCard(backOffice: BackOffice, uid: string) {
  const before = await backOffice.card(uid);
  return {
    /** Expects the balance to have risen by an amount, in one movement of a transaction. */
    expectCredited: async (transaction: string, pesos: number) => {
      await expect(async () => {
        const { balance, movements } = await backOffice.card(uid);
        expect(balance).toBeCloseTo(before.balance + pesos, 2);
        expect(movements.filter(({ transaction_id }) => transaction_id === transaction)).toEqual([
          expect.objectContaining({ amount: pesos }),
        ]);
        expect(movements).toHaveLength(before.movements.length + 1);
      }).toPass({ timeout: 15_000 });
    },
    /** Expects that nothing was credited. */
    expectUnchanged: async () => {
      const { balance, movements } = await backOffice.card(uid);
      expect(balance).toBe(before.balance);
      expect(movements).toHaveLength(before.movements.length);
    },
  };
}
