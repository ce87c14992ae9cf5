import '@testing-library/jest-dom';
import { NO_PAYER } from '@laundry/payment-channels';
import type { ShopChannel } from '@laundry/payment-channels';
import { AppThemeProvider } from '@laundry/ui-kit';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Choices } from './accessories.slice.ts';
import PaymentStep from './PaymentStep.tsx';

/** Renders the step in a shop with some channels. @returns the choices when CONFIRMAR was clicked */
async function confirmedIn(channels: readonly ShopChannel[], channel: ShopChannel) {
  const confirmed: Choices[] = [];
  const payer = { ...NO_PAYER, firstName: 'Ana', lastName: 'Paz', email: 'a@b.uy', paymentMethod: '2' };
  render(
    <AppThemeProvider>
      <PaymentStep
        price={100}
        choices={{ itemId: '1', quantity: 1, channel, payer }}
        payment={{ step: 'open', error: null }}
        channels={channels}
        paymentMethod3="OCA"
        onChange={() => undefined}
        onConfirm={(choices) => confirmed.push(choices)}
        onBack={() => undefined}
      />
    </AppThemeProvider>,
  );
  const offered = screen.getAllByRole<HTMLInputElement>('radio').map(({ value }) => value);
  await userEvent.setup().click(screen.getByRole('button', { name: 'CONFIRMAR' }));
  return { offered, confirmed: confirmed.map((choices) => choices.channel) };
}

it.each<[readonly ShopChannel[], ShopChannel, ShopChannel]>([
  [['MercadoPagos', 'PagosWeb'], 'PagosWeb', 'PagosWeb'],
  [['MercadoPagos'], 'MercadoPagos', 'MercadoPagos'],
  [['MercadoPagos'], 'PagosWeb', 'MercadoPagos'],
  [['PagosWeb'], 'MercadoPagos', 'PagosWeb'],
])('of the channels %j, %s kept from before, %s is paid with', async (channels, stored, paid) => {
  expect(await confirmedIn(channels, stored)).toEqual({ offered: [...channels], confirmed: [paid] });
});
