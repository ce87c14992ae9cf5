import type { Fault } from '@laundry/payment-channels/simulator';
import {
  buy,
  buyButton,
  cards,
  choice,
  newPayer,
  prepareTopUp,
  texts,
  transactionOf,
  watchCard,
} from '../../src/topUp.ts';
import { expect, test } from '../../src/journey.ts';

test.use({ provokesFailures: true });

const faults: Fault[] = ['create-error', 'create-timeout', 'create-malformed'];

for (const fault of faults)
  test(`${fault}: the form keeps the input, and submitting again pays once`, async ({
    page,
    stack,
    providers,
    backOffice,
  }) => {
    const card = await watchCard(backOffice, cards.plain);
    const payer = newPayer();
    await prepareTopUp(page, cards.plain, 'MercadoPagos', payer);
    await providers.arm('mercadopago', fault);
    await buyButton(page).click();
    // The API answers within 15 s whatever the provider does (D33).
    await expect(page.getByRole('alert').first()).toBeVisible({ timeout: 20_000 });
    await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue(payer.name);
    await expect(page.getByLabel('Apellido')).toHaveValue(payer.lastname);
    await expect(page.getByLabel('E-mail')).toHaveValue(payer.email);
    await expect(page.getByLabel('Monto')).toHaveValue(String(payer.amount));
    await card.expectUnchanged();

    const provider = await buy(page, stack.addresses.simulators);
    await choice(provider, 'Aprobar pago').click();
    const id = await transactionOf(page);
    await expect(page.getByRole('heading', { name: texts.success })).toBeVisible();
    await card.expectCredited(id, payer.amount);
  });
