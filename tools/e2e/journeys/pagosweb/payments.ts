import { CHANNEL_NAMES, SPLITTING_CHANNELS } from '@laundry/api-contract';
import type { Page } from '@playwright/test';
import {
  buy,
  cards,
  channelsOf,
  choice,
  enterCard,
  newPayer,
  prepareTopUp,
  texts,
  transactionOf,
  watchCard,
} from '../../src/topUp.ts';
import { expect } from '../../src/journey.ts';
import type { Payer } from '../../src/topUp.ts';
import { test } from './test.ts';

/** The form of a payment by VISA, which needs an address. */
async function prepareVisa(page: Page, payer: Payer): Promise<void> {
  await prepareTopUp(page, cards.plain, 'PagosWeb', payer);
  await page.getByLabel('Tarjeta de crédito').selectOption({ label: 'VISA' });
  await page.getByLabel('Dirección').fill('18 de Julio 1234');
}

test('PagosWeb: an approved payment credits its amount to the card once', async ({
  page,
  stack,
  backOffice,
  expectAccessible,
}) => {
  const card = await watchCard(backOffice, cards.plain);
  const payer = newPayer();
  await prepareVisa(page, payer);
  await expectAccessible(page);
  const processor = await buy(page, stack.addresses.simulators);
  await choice(processor, 'Aprobar pago').click();
  const id = await transactionOf(page);
  await expect(page.getByRole('heading', { name: texts.success })).toBeVisible();
  await card.expectCredited(id, payer.amount);
});

test('PagosWeb: a rejected payment shows the reason and leaves the balance unchanged', async ({
  page,
  stack,
  backOffice,
}) => {
  const card = await watchCard(backOffice, cards.plain);
  await prepareVisa(page, newPayer());
  const processor = await buy(page, stack.addresses.simulators);
  await choice(processor, 'Rechazar pago').click();
  const id = await transactionOf(page);
  await expect(async () => {
    expect((await backOffice.transaction(id)).state).toBe('denied');
  }).toPass();
  await expect(page.getByText(texts.failure(await backOffice.refusal(id)))).toBeVisible();
  await card.expectUnchanged();
});

test('PagosWeb: offered when its flag is on', async ({ page }) => {
  await enterCard(page, cards.plain);
  await expect(channelsOf(page)).toHaveCount(CHANNEL_NAMES.length);
  await expect(page.getByRole('radio', { name: 'PagosWeb' })).toBeVisible();
});

test('PagosWeb: not offered to a splitting card', async ({ page }) => {
  await enterCard(page, cards.splitting);
  await expect(channelsOf(page)).toHaveCount(SPLITTING_CHANNELS.length);
});
