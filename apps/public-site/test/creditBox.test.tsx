import { render, screen } from '@testing-library/react';
import '@testing-library/jest-dom';
import { userEvent } from '@testing-library/user-event';
import { CreditBox } from '../app/features/home/CreditBox.tsx';
import { REMEMBERED_CARDS } from '../app/storage/namedCard.ts';
import { creditBox } from '../app/site-script/creditBox.ts';

const field = () => screen.getByLabelText('Código de tarjeta');
const press = () => screen.getByRole('button', { name: 'CARGAR SALDO' });

/** Renders the box with the site's script. @returns what its form sends */
function open() {
  render(<CreditBox />);
  const sent: unknown[] = [];
  creditBox();
  addEventListener(
    'submit',
    (event) => {
      const { target, defaultPrevented } = event;
      if (!defaultPrevented && target instanceof HTMLFormElement) sent.push(new FormData(target).get('card'));
      event.preventDefault();
    },
    { once: true },
  );
  return { user: userEvent.setup(), sent };
}

beforeEach(() => localStorage.clear());

it('the browser validates the field until the script runs', () => {
  render(<CreditBox />);
  expect(field()).toBeRequired();
  expect(field()).toBeInvalid();
});

it.each([
  ['', 'Ingrese los 8 dígitos de su tarjeta.'],
  ['1234 567', 'Número de tarjeta ingresado incorrecto.'],
])('an invalid code is reported at the field, and not sent: %j', async (typed, text) => {
  const { user, sent } = open();
  await user.click(field());
  await user.paste(typed);
  await user.click(press());
  expect(field()).toHaveAccessibleDescription(text);
  expect(field()).toHaveFocus();
  await user.type(field(), '8');
  expect(field()).toHaveAccessibleDescription('8 dígitos');
  expect(sent).toEqual([]);
});

it.each(['1234 5678', 'Tarjeta 1234-5678 '])('a complete code is sent: %j', async (typed) => {
  const { user, sent } = open();
  await user.type(field(), typed);
  await user.click(press());
  expect(sent).toEqual(['1234 5678']);
});

it.each([
  ['[{"card":"12345678","name":"La de casa"}]', '1234 5678', 'Tarjeta recordada: La de casa'],
  ['[{"card":"1"},7,null]', '', '8 dígitos'],
  ['{', '', '8 dígitos'],
])('the field has the card that the device remembers: %s', (stored, value, description) => {
  localStorage.setItem(REMEMBERED_CARDS, stored);
  open();
  expect(field()).toHaveValue(value);
  expect(field()).toHaveAccessibleDescription(description);
});
