import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import '@testing-library/jest-dom';
import { userEvent } from '@testing-library/user-event';
import { CreditBox } from '../app/features/home/CreditBox.tsx';
import { REMEMBERED_CARDS } from '../app/storage/namedCard.ts';
import { creditBox } from '../app/site-script/creditBox.ts';

const field = () => screen.getByLabelText('Código de tarjeta');
const press = () => screen.getByRole('button', { name: 'CARGAR SALDO' });

/** Renders the box with the site's script, and answers its requests. */
function open(answer: Response | Error = new Response('{}')) {
  render(<CreditBox />);
  const requested: string[] = [];
  const sent: unknown[] = [];
  window.fetch = (url) => {
    requested.push(url instanceof Request ? url.url : url.toString());
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer.clone());
  };
  HTMLFormElement.prototype.submit = function submit() {
    sent.push(new FormData(this).get('card'));
  };
  creditBox();
  return { user: userEvent.setup(), requested, sent };
}

beforeEach(() => localStorage.clear());

it('is checked by the browser until the script runs', () => {
  render(<CreditBox />);
  expect(field()).toBeRequired();
  expect(field()).toBeInvalid();
});

it.each([
  ['', 'Ingrese los 8 dígitos de su tarjeta.'],
  ['1234 567', 'Número de tarjeta ingresado incorrecto.'],
])('tells a code that is none in it: %j', async (typed, text) => {
  const { user, requested, sent } = open();
  await user.click(field());
  await user.paste(typed);
  await user.click(press());
  expect(field()).toHaveAccessibleDescription(text);
  expect(field()).toHaveFocus();
  await user.type(field(), '8');
  expect(field()).toHaveAccessibleDescription('8 dígitos');
  expect([...requested, ...sent]).toEqual([]);
});

it('tells a card that does not exist in it', async () => {
  const unknown = JSON.stringify({ result_code: 'ex_card_not_found', result_message: 'M' });
  const { user, requested, sent } = open(new Response(unknown, { status: 422 }));
  await user.type(field(), '87654321');
  await user.click(press());
  await waitFor(() => expect(field()).toHaveAccessibleDescription('Número de tarjeta ingresado incorrecto.'));
  expect(requested).toEqual(['/api/v1/card/methods?param1=87654321']);
  expect(sent).toEqual([]);
});

it.each([
  ['a card that exists', new Response('{}')],
  ['a lost one', new Response('{"result_code":"100"}', { status: 422 })],
  ['no network', new TypeError('Failed to fetch')],
])('leaves %s to the next page', async (_, answer) => {
  const { user, sent } = open(answer);
  await user.type(field(), '1234 5678');
  await user.dblClick(press());
  await waitFor(() => expect(sent).toEqual(['1234 5678']));
  expect(press()).toHaveAttribute('aria-busy', 'true');
  fireEvent(window, new Event('pageshow'));
  expect(press()).not.toHaveAttribute('aria-busy');
});

it.each([
  ['[{"card":"12345678","name":"La de casa"}]', '1234 5678', 'Tarjeta recordada: La de casa'],
  ['[{"card":"1"},7,null]', '', '8 dígitos'],
  ['{', '', '8 dígitos'],
])('holds the card that the device remembers: %s', (stored, value, description) => {
  localStorage.setItem(REMEMBERED_CARDS, stored);
  open();
  expect(field()).toHaveValue(value);
  expect(field()).toHaveAccessibleDescription(description);
});
