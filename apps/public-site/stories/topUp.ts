import { screen } from 'storybook/test';
import type { UserEventObject } from 'storybook/test';
import { CARD } from '../test/answers.ts';
import { PAYER, write } from './write.ts';

// The steps of a top-up, for its stories and tests.

const button = (name: string) => screen.getByRole('button', { name });

export async function enterCard(user: UserEventObject, card = CARD) {
  await user.clear(await screen.findByLabelText('Código de tarjeta'));
  await user.paste(card);
  await user.click(button('CONTINUAR'));
}

export async function choose(user: UserEventObject, channel: string) {
  await user.click(await screen.findByRole('radio', { name: channel }));
  await user.click(button('CONTINUAR'));
  await screen.findByRole('button', { name: 'COMPRAR' });
}

export async function fillIn(user: UserEventObject) {
  await write(user, PAYER);
  await user.type(screen.getByLabelText('Monto'), '1234,5');
}
