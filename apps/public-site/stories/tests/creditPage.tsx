import type { FakeAnswer } from '@laundry/flow/testing';
import { screen } from 'storybook/test';
import { creditFlowFrom } from '../../app/features/credit/creditFlow.ts';
import { CreditPage } from '../../app/features/credit/CreditPage.tsx';
import { memory, testEnvironment } from '../../test/site.ts';
import { button, field, showFlow } from './openPage.tsx';
import type { Mount } from './openPage.tsx';

export const CARD = '12345678';
export const PAY_PAGE = 'http://localhost:4220/mercadopago/pay/1';

export const methods = (names: readonly string[]): FakeAnswer => ({
  method: 'GET',
  path: '/api/v1/card/methods',
  body: {
    payment_methods: names.map((name) => ({ name })),
    splitting: false,
    price_costumer: 1190,
    machine_rate: 150.5,
    special_rate_message: 'Domingos con descuento.',
  },
});
export const refusal = (code: string): FakeAnswer => ({
  method: 'GET',
  path: '/api/v1/card/methods',
  status: 422,
  body: { result_code: code, result_message: 'M' },
});
export const creation = (status: number, body: unknown): FakeAnswer => ({
  method: 'POST',
  path: '/api/v1/transaction/create',
  status,
  body,
});

/** Shows the page to a user. */
export async function open(
  mount: Mount,
  answers: readonly FakeAnswer[],
  { card = '', session = memory(), device = memory() } = {},
) {
  const { context, server, sent, went } = testEnvironment(answers, session, device);
  const named: string[] = [];
  const shown = await showFlow(
    mount,
    creditFlowFrom(),
    context,
    <CreditPage card={card} onOtherCard={(card) => named.push(card)} />,
  );
  return { ...shown, server, sent, went, named };
}

type Person = Awaited<ReturnType<typeof open>>['user'];

export async function enterCard(user: Person, card = CARD) {
  await user.clear(field('Código de tarjeta'));
  await user.paste(card);
  await user.click(button('CONTINUAR'));
}

export async function choose(user: Person, channel: string) {
  await user.click(await screen.findByRole('radio', { name: channel }));
  await user.click(button('CONTINUAR'));
  await screen.findByRole('button', { name: 'COMPRAR' });
}

export async function fillIn(user: Person) {
  for (const [name, value] of Object.entries({ Nombre: 'Ana', Apellido: 'Paz', 'E-mail': 'a@b.uy' })) {
    await user.click(field(name));
    await user.paste(value);
  }
  await user.type(field('Monto'), '1234,5');
}

/** Shows the step of the payer's data, for one channel. */
export async function openData(mount: Mount, channel: string, ...answers: FakeAnswer[]) {
  const shown = await open(mount, [methods([channel]), ...answers]);
  await enterCard(shown.user);
  await choose(shown.user, channel);
  return shown;
}
