import '@testing-library/jest-dom';
import { fireEvent, screen } from '@testing-library/react';
import { renderForm } from '../../test/renderForm.tsx';
import { CardCodeField } from './CardCodeField.tsx';
import { CedulaField } from './CedulaField.tsx';
import { PhoneField, formatPhone } from './PhoneField.tsx';
import { RutField } from './RutField.tsx';
import { AmountField } from './AmountField.tsx';

it.each([
  ['2110034200179', '21 100342 0017', '211003420017', RutField],
  ['1234567', '123.456-7', '1234567', CedulaField],
  ['123456729', '1.234.567-2', '12345672', CedulaField],
  ['12345678a9', '1234 5678', '12345678', CardCodeField],
])('groups %s as %s, typed or pasted, and submits %s', async (typed, shown, digits, Field) => {
  const { user, submitted, button } = await renderForm(
    { id: '' },
    <Field name="id" label="Número" hint="Sin letras" />,
  );
  const field = screen.getByLabelText('Número');
  expect(field).toHaveAccessibleDescription('Sin letras');
  await user.type(field, typed);
  expect(field).toHaveValue(shown);
  await user.click(button);
  expect(submitted).toEqual([{ id: digits }]);
  await user.clear(field);
  await user.paste(shown);
  expect(field).toHaveValue(shown);
});

it.each([
  ['099123456', '099 123 456'],
  ['29001234', '2900 1234'],
  ['+54 11 4321 0000', '+54 11 4321 0000'],
  ['0991', '0991'],
])('shows the phone %s as %s', (typed, shown) => {
  expect(formatPhone(typed)).toBe(shown);
});

it('removes letters from a phone number while it is typed, and groups it after blur', async () => {
  const { user } = await renderForm({ phone: '' }, <PhoneField name="phone" label="Teléfono" />);
  const field = screen.getByLabelText('Teléfono');
  await user.type(field, '099a123456');
  expect(field).toHaveValue('099123456');
  await user.tab();
  expect(field).toHaveValue('099 123 456');
});

it('shows at the RUT what the server refuses, in place of the warning, until it is changed', async () => {
  const { user, refuse } = await renderForm(
    { rut: '211003420018' },
    <RutField name="rut" label="RUT" warning="Revise el dígito verificador del RUT." />,
  );
  const field = screen.getByLabelText('RUT');
  expect(field).toHaveAccessibleDescription(/dígito verificador/);
  refuse({ rut: 'Revise este dato.' });
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Revise este dato.');
  await user.type(field, '{Backspace}7');
  expect(field).toBeValid();
});

async function open(amount: number | '' = '') {
  const form = await renderForm({ amount }, <AmountField name="amount" label="Monto" />);
  return { ...form, field: screen.getByRole<HTMLInputElement>('textbox', { name: 'Monto' }) };
}

it.each([
  ['1.234,50', '1.234,50', '1.234,50', 1234.5],
  ['1234567,5', '1.234.567,5', '1.234.567,50', 1234567.5],
  ['400.50', '400.50', '400,50', 400.5],
  ['1234.5', '1.234.5', '1.234,50', 1234.5],
  ['1.234', '1.234', '1.234', 1234],
  ['1500,', '1.500,', '1.500', 1500],
  ['1500', '1.500', '1.500', 1500],
  ['0,5', '0,5', '0,50', 0.5],
  ['1500,00', '1.500,00', '1.500', 1500],
  ['12a,345', '12,34', '12,34', 12.34],
  ['12345678901', '123.456.789', '123.456.789', 123456789],
])('typed key by key, %s is shown as %s, after blur as %s', async (keys, typed, left, pesos) => {
  const { user, field, button, submitted } = await open();
  await user.type(field, keys);
  expect(field).toHaveValue(typed);
  await user.tab();
  expect(field).toHaveValue(left);
  await user.click(button);
  expect(submitted).toEqual([{ amount: pesos }]);
});

it.each([
  ['1.234,50', 1234.5],
  ['1234.5', 1234.5],
  ['$ 400', 400],
  ['US$ 1,234.50', 1234.5],
  ['1.234', 1234],
  ['1,234', 1234],
  ['1.234.567', 1234567],
  ['007', 7],
  ['pesos', ''],
])('accepts %s pasted over another amount', async (text, pesos) => {
  const { user, field, button, submitted } = await open(100);
  await user.tripleClick(field);
  await user.paste(text);
  await user.click(button);
  expect(submitted).toEqual([{ amount: pesos }]);
});

it.each([
  [1520, '1000', 1000],
  [20000, '20001', 20001],
  [1234.5, '1.000,00', 1000],
])('reads the zeros of what replaces %s as a whole, without a key: %s', async (before, text, pesos) => {
  const { user, field, button, submitted } = await open(before);
  fireEvent.input(field, { target: { value: text } });
  await user.click(button);
  expect(submitted).toEqual([{ amount: pesos }]);
});

it.each([
  [1234.5, '1.234,50'],
  [400, '400'],
  ['' as const, ''],
])('shows the initial amount %s as %s', async (pesos, shown) => {
  const { user, field } = await open(pesos);
  expect(field).toHaveValue(shown);
  expect(field).toHaveAttribute('inputmode', 'decimal');
  await user.click(field);
  await user.tab();
  expect(field).toHaveValue(shown);
});

it('keeps the caret behind the inserted digit', async () => {
  const { user, field } = await open(1234);
  await user.type(field, '9', { initialSelectionStart: 1, initialSelectionEnd: 1 });
  expect(field).toHaveValue('19.234');
  expect(field.selectionStart).toBe(2);
});

it("deletes across a thousands separator, and is '' when emptied", async () => {
  const { user, field, button, submitted } = await open(1234);
  await user.type(field, '{Backspace}', { initialSelectionStart: 2, initialSelectionEnd: 2 });
  expect(field).toHaveValue('234');
  await user.clear(field);
  await user.type(field, '1234');
  await user.type(field, '{Delete}', { initialSelectionStart: 1, initialSelectionEnd: 1 });
  expect(field).toHaveValue('134');
  await user.clear(field);
  await user.click(button);
  expect(submitted).toEqual([{ amount: '' }]);
});
