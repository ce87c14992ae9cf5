import { screen, within } from 'storybook/test';
import type { UserEventObject } from 'storybook/test';
import { HOLDER } from '../test/shop.ts';
import { PAYER, write } from './write.ts';

// The steps of a purchase, for its stories and tests.

const button = (name: string) => screen.getByRole('button', { name });

export async function chooseItem(user: UserEventObject, name = HOLDER.name) {
  const card = within(await screen.findByRole('article', { name }));
  await user.click(card.getByRole('button', { name: 'COMPRAR' }));
  await screen.findByRole('button', { name: 'SIGUIENTE' }, { timeout: 5_000 });
}

export async function toPayment(user: UserEventObject) {
  await chooseItem(user);
  await user.selectOptions(screen.getByLabelText('Cantidad'), '3');
  await write(user, { 'Dirección de envío': 'Rivera 1', Celular: '099123456' });
  await user.click(button('SIGUIENTE'));
  await screen.findByRole('button', { name: 'CONFIRMAR' });
}

export async function confirm(user: UserEventObject) {
  await toPayment(user);
  await write(user, PAYER);
  await user.click(button('CONFIRMAR'));
}
