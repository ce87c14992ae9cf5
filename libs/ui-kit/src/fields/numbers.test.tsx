import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import { renderForm } from '../../test/renderForm.tsx';
import { CedulaField } from './CedulaField.tsx';
import { PhoneField, formatPhone } from './PhoneField.tsx';
import { RutField } from './RutField.tsx';

it('groups a RUT as it is typed, and submits its digits', async () => {
  const { user, submitted, button } = await renderForm({ rut: '' }, <RutField name="rut" label="RUT" />);
  await user.type(screen.getByLabelText('RUT'), '211003420017');
  expect(screen.getByLabelText('RUT')).toHaveValue('21 100342 0017');
  await user.click(button);
  expect(submitted).toEqual([{ rut: '211003420017' }]);
});

it.each([
  ['1234567', '123.456-7'],
  ['12345672', '1.234.567-2'],
])('groups the cédula %s as %s', async (digits, shown) => {
  const { user, submitted, button } = await renderForm({ id: '' }, <CedulaField name="id" label="Cédula" />);
  await user.type(screen.getByLabelText('Cédula'), digits);
  expect(screen.getByLabelText('Cédula')).toHaveValue(shown);
  await user.click(button);
  expect(submitted).toEqual([{ id: digits }]);
});

it('accepts a pasted cédula with dots', async () => {
  const { user } = await renderForm({ id: '' }, <CedulaField name="id" label="Cédula" />);
  await user.click(screen.getByLabelText('Cédula'));
  await user.paste('1.234.567-2');
  expect(screen.getByLabelText('Cédula')).toHaveValue('1.234.567-2');
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
