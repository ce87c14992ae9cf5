import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import { renderForm } from '../../test/renderForm.tsx';
import { AmountField } from './AmountField.tsx';

async function open(amount: number | '' = '') {
  const form = await renderForm({ amount }, <AmountField name="amount" label="Monto" />);
  return { ...form, field: screen.getByRole<HTMLInputElement>('textbox', { name: 'Monto' }) };
}

it.each([
  ['1.234,50', '1.234,50', 1234.5],
  ['1234567,5', '1.234.567,50', 1234567.5],
  ['400.50', '400,50', 400.5],
  ['1.234', '1.234', 1234],
  ['1500,', '1.500', 1500],
  ['1500', '1.500', 1500],
  ['0,5', '0,50', 0.5],
  ['1500,00', '1.500', 1500],
])('typed key by key, %s is shown as %s after blur', async (keys, shown, pesos) => {
  const { user, field, button, submitted } = await open();
  await user.type(field, keys);
  await user.tab();
  expect(field).toHaveValue(shown);
  await user.click(button);
  expect(submitted).toEqual([{ amount: pesos }]);
});

it.each([
  ['1.234,50', 1234.5],
  ['1234.5', 1234.5],
  ['$ 400', 400],
])('accepts %s pasted over another amount', async (text, pesos) => {
  const { user, field, button, submitted } = await open(100);
  await user.tripleClick(field);
  await user.paste(text);
  await user.click(button);
  expect(submitted).toEqual([{ amount: pesos }]);
});

it('shows an initial amount with its decimals', async () => {
  const { user, field } = await open(1234.5);
  expect(field).toHaveValue('1.234,50');
  await user.click(field);
  await user.tab();
  expect(field).toHaveValue('1.234,50');
});

it('keeps the caret behind the inserted digit', async () => {
  const { user, field } = await open(1234);
  await user.type(field, '9', { initialSelectionStart: 1, initialSelectionEnd: 1 });
  expect(field).toHaveValue('19.234');
  expect(field.selectionStart).toBe(2);
});

it('deletes across a thousands separator', async () => {
  const { user, field } = await open(1234);
  await user.type(field, '{Backspace}', { initialSelectionStart: 2, initialSelectionEnd: 2 });
  expect(field).toHaveValue('234');
  await user.clear(field);
  await user.type(field, '1234');
  await user.type(field, '{Delete}', { initialSelectionStart: 1, initialSelectionEnd: 1 });
  expect(field).toHaveValue('134');
});
