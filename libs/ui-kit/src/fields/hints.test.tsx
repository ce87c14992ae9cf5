import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import { renderForm } from '../../test/renderForm.tsx';
import { EmailField } from './EmailField.tsx';
import { PasswordField } from './PasswordField.tsx';
import { NEW_PASSWORD_RULES } from './newPassword.ts';
import { suggestEmail } from './suggestEmail.ts';

describe('the e-mail', () => {
  it.each([
    ['ana@gmial.com', 'ana@gmail.com'],
    ['ana@adinet.com.yu', 'ana@adinet.com.uy'],
    ['ana@gmail.com', undefined],
    ['ana@mail.com', undefined],
    ['ana@correo.example', undefined],
    ['ana@', undefined],
  ])('%s: suggests %s', (typed, suggestion) => {
    expect(suggestEmail(typed)).toBe(suggestion);
  });

  it('suggests the intended address after blur', async () => {
    const { user } = await renderForm({ email: '' }, <EmailField name="email" label="E-mail" />);
    await user.type(screen.getByLabelText('E-mail'), 'ana@gmial.com');
    expect(screen.queryByRole('button', { name: 'ana@gmail.com?' })).not.toBeInTheDocument();
    await user.tab();
    await user.click(screen.getByRole('button', { name: 'ana@gmail.com?' }));
    expect(screen.getByLabelText('E-mail')).toHaveValue('ana@gmail.com');
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
