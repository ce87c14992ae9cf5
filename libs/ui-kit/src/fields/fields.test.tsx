import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import { montevideoDay } from '@laundry/strings/format';
import { renderForm } from '../../test/renderForm.tsx';
import { findCardCode } from '../format/cardCode.ts';
import { DateRangeFields } from './DateRangeFields.tsx';
import { PasswordField } from './PasswordField.tsx';
import { QuantityField } from './QuantityField.tsx';
import { RadioGroupField } from './RadioGroupField.tsx';
import { SelectField } from './SelectField.tsx';
import { EmailField } from './EmailField.tsx';
import { NEW_PASSWORD_RULES } from './newPassword.ts';
import { suggestDomain } from './suggestDomain.ts';

it.each(['Tarjeta N.º 12: 1234-5678.', '12345678', '1234 5678'])('finds the card code in %s', (text) =>
  expect(findCardCode(text)).toBe('12345678'),
);

it('PasswordField shows and hides the password without losing it', async () => {
  const { user } = await renderForm(
    { password: '' },
    <PasswordField name="password" label="Contraseña" autoComplete="current-password" />,
  );
  const field = screen.getByLabelText('Contraseña');
  await user.type(field, 'Demo1234');
  expect(field).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Mostrar la contraseña' }));
  expect(field).toHaveAttribute('type', 'text');
  expect(field).toHaveValue('Demo1234');
  await user.click(screen.getByRole('button', { name: 'Ocultar la contraseña' }));
  expect(field).toHaveAttribute('type', 'password');
});

describe('choices', () => {
  const options = [
    { value: 'MercadoPagos', label: 'MercadoPagos', description: 'Tarjeta o saldo' },
    { value: 'Bancard', label: 'Bancard' },
  ];

  it('a radio group has its name, and its options have only their label as name', async () => {
    const { user, submitted, button } = await renderForm(
      { channel: '' },
      <RadioGroupField name="channel" label="Medio de pago" options={options} />,
    );
    expect(screen.getByRole('radiogroup', { name: 'Medio de pago' })).toBeVisible();
    const radio = screen.getByRole('radio', { name: 'MercadoPagos' });
    expect(radio).toHaveAccessibleDescription('Tarjeta o saldo');
    // A click anywhere on an option's card selects it.
    await user.click(screen.getByText('Tarjeta o saldo'));
    await user.click(button);
    expect(submitted).toEqual([{ channel: 'MercadoPagos' }]);
  });

  it('a select starts with nothing chosen', async () => {
    const { user, submitted, button } = await renderForm(
      { channel: '' },
      <SelectField name="channel" label="Tarjeta de crédito" placeholder="Elija" options={options} />,
    );
    const select = screen.getByRole('combobox', { name: 'Tarjeta de crédito' });
    expect(select).toHaveDisplayValue('Elija');
    await user.selectOptions(select, 'Bancard');
    await user.click(button);
    expect(submitted).toEqual([{ channel: 'Bancard' }]);
  });

  it('a range of days is chosen by its name', async () => {
    const { user, submitted, button } = await renderForm(
      { from: '', to: '' },
      <DateRangeFields presets from={{ name: 'from', label: 'Desde' }} to={{ name: 'to', label: 'Hasta' }} />,
    );
    await user.click(screen.getByRole('button', { name: 'Hoy' }));
    await user.click(button);
    const today = montevideoDay(new Date());
    expect(submitted).toEqual([{ from: today, to: today }]);
  });

  it('a quantity is chosen, or changed by one, within its bounds', async () => {
    const { user, submitted, button } = await renderForm(
      { quantity: 1 },
      <QuantityField name="quantity" label="Cantidad" max={3} />,
    );
    const less = screen.getByRole('button', { name: 'Una unidad menos' });
    const more = screen.getByRole('button', { name: 'Una unidad más' });
    await user.click(more);
    expect(screen.getByRole('combobox', { name: 'Cantidad' })).toHaveDisplayValue('2');
    await user.dblClick(more);
    expect(more).toHaveAttribute('aria-disabled', 'true');
    expect(more).toHaveFocus();
    await user.click(less);
    await user.click(button);
    expect(submitted).toEqual([{ quantity: 2 }]);
  });
});

describe('the e-mail', () => {
  it.each([
    ['ana@gmial.com', 'gmail.com'],
    ['ana@adinet.com.yu', 'adinet.com.uy'],
    ['ana@gmail.com', undefined],
    ['ana@mail.com', undefined],
    ['ana@correo.example', undefined],
    ['ana@', undefined],
  ])('%s: suggests %s', (typed, suggestion) => {
    expect(suggestDomain(typed)).toBe(suggestion);
  });

  it('suggests the intended address after blur', async () => {
    const { user } = await renderForm({ email: '' }, <EmailField name="email" label="E-mail" />);
    await user.type(screen.getByLabelText('E-mail'), 'ana@gmial.com');
    expect(screen.queryByRole('button', { name: 'gmail.com?' })).not.toBeInTheDocument();
    await user.tab();
    screen.getByRole('button', { name: 'gmail.com?' }).focus();
    await user.keyboard('{Enter}');
    expect(screen.getByLabelText('E-mail')).toHaveValue('ana@gmail.com');
    expect(screen.getByLabelText('E-mail')).toHaveFocus();
    expect(screen.queryByText(/Quiso decir/)).not.toBeInTheDocument();
  });
});

it('shows the rules that a password meets while it is typed', async () => {
  const { user } = await renderForm(
    { password: '' },
    <PasswordField
      name="password"
      label="Contraseña"
      autoComplete="new-password"
      rules={NEW_PASSWORD_RULES}
    />,
  );
  const field = screen.getByLabelText('Contraseña');
  expect(field).toHaveAccessibleDescription(/Al menos 8 caracteres ?: pendiente.*Un número ?: pendiente/);
  await user.type(field, 'a1');
  expect(screen.getByRole('status')).toHaveTextContent('2 de 4 requisitos cumplidos');
  expect(field).toHaveAccessibleDescription(
    /8 caracteres ?: pendiente.*mayúscula ?: pendiente.*minúscula ?: cumplido.*número ?: cumplido/,
  );
});
