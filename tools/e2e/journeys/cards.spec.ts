import { CHANNEL_NAMES } from '@laundry/api-contract';
import { CHANNELS } from '@laundry/payment-channels/client';
import { expect, test } from '../src/journey.ts';
import { cards, channelsOf, enterCard } from '../src/topUp.ts';

const labelsOf = (splitting: boolean): string[] =>
  CHANNEL_NAMES.map((name) => CHANNELS[name])
    .filter(({ isOffered }) => isOffered({ splitting, flagged: [] }))
    .map(({ label }) => label);

test('a plain card shows its prices and channels', async ({ page, expectAccessible }) => {
  await page.goto('/credit');
  await expect(page.getByLabel('Código de tarjeta')).toBeVisible();
  await expectAccessible(page);
  await enterCard(page, cards.plain);
  const labels = labelsOf(false);
  await expect(channelsOf(page)).toHaveCount(labels.length);
  for (const name of labels) await expect(page.getByRole('radio', { name })).toBeVisible();
  await expect(page.getByText(/\$\s\d/).first()).toBeVisible();
  await expectAccessible(page);
});

test('a splitting card is offered the channels that split', async ({ page }) => {
  await enterCard(page, cards.splitting);
  const labels = labelsOf(true);
  expect(labels.length).toBeLessThan(labelsOf(false).length);
  await expect(channelsOf(page)).toHaveCount(labels.length);
  for (const name of labels) await expect(page.getByRole('radio', { name })).toBeVisible();
});

test.describe('refused cards', () => {
  test.use({ provokesFailures: true });

  test('an unknown card code shows an error and stays in the field', async ({ page, expectAccessible }) => {
    await enterCard(page, cards.unknown);
    await expect(page.getByText('Número de tarjeta ingresado incorrecto.')).toBeVisible();
    await expect(page.getByLabel('Código de tarjeta')).toHaveValue('8765 4321');
    await expectAccessible(page);
  });

  test('a lost card shows a notice and a link to the chat-bot', async ({ page, expectAccessible }) => {
    await enterCard(page, cards.lost);
    const notice = page.getByRole('alert').filter({ hasText: 'bloqueada por extravío' });
    await expect(notice).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: /chat/i })).toBeVisible();
    await expectAccessible(page);
  });
});
