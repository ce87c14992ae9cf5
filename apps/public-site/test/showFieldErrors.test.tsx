import '@testing-library/jest-dom';
import { PASSWORD_PATTERN } from '@laundry/api-contract/password';
import {
  EmailField,
  FormShell,
  newPasswordSchema,
  EMPTY_NEW_PASSWORD,
  PasswordField,
} from '@laundry/ui-kit/form';
import { jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { readFile } from 'node:fs/promises';
import type { ReactNode } from 'react';
import { object, string } from 'yup';
import { hydrateIsland } from '../app/islands/hydrateIsland.tsx';
import { renderToString } from './serverRenderer.ts';

const SCRIPT = await readFile(new URL('../app/site-script/showFieldErrors.js', import.meta.url), 'utf8');

const WRONG = 'Ingrese un E-MAIL válido';
const schema = object({ email: string().trim().email(WRONG) });
const Mail = () => (
  <FormShell
    initialValues={{ email: '' }}
    schema={schema}
    onSubmit={() => undefined}
    submitError={null}
    submitting={false}
  >
    <EmailField name="email" label="E-mail" constraintMessages={{ invalid: WRONG }} />
  </FormShell>
);

const EMPTY = 'Ingrese su contraseña!';
const WEAK = 'Asegurarse de contener al menos una Mayúscula, una Minúscula, un Número y 8 caracteres.';
const Password = () => (
  <FormShell
    initialValues={EMPTY_NEW_PASSWORD}
    schema={newPasswordSchema}
    onSubmit={() => undefined}
    submitError={null}
    submitting={false}
  >
    <PasswordField
      name="password"
      label="Contraseña"
      autoComplete="new-password"
      pattern={PASSWORD_PATTERN}
      constraintMessages={{ required: EMPTY, invalid: WEAK }}
    />
  </FormShell>
);

/** Opens the prerendered page with its inline script, and records each text below its field. */
function open(Island: () => ReactNode) {
  document.body.innerHTML = `<div data-island="form">${renderToString(<Island />, { identifierPrefix: 'form' })}</div>`;
  const script = document.createElement('script');
  script.textContent = SCRIPT;
  document.head.append(script);
  const shown: string[] = [];
  const line = document.querySelector('.kit-helper');
  if (!line) throw new Error('no line below the field');
  new MutationObserver(() => shown.push(line.textContent)).observe(line, {
    childList: true,
    characterData: true,
    subtree: true,
  });
  const complaints = jest.spyOn(console, 'error');
  return { shown, complaints, user: userEvent.setup() };
}

afterEach(() => {
  jest.restoreAllMocks();
});

it.each([
  ['E-mail', Mail, 'x', WRONG, 'ana@correo.example'],
  ['Contraseña', Password, 'x', WEAK, 'Correcta2026'],
])(
  'tells in %s what is wrong before the form is alive, and the form goes on from there',
  async (label, Island, typed, mistake, good) => {
    const { user, shown, complaints } = open(Island);
    const field = screen.getByLabelText(label);
    await user.type(field, typed);
    expect(field).toHaveAttribute('aria-invalid', 'false');
    await user.tab();
    expect(field).toHaveAttribute('aria-invalid', 'true');
    expect(field).toHaveAccessibleDescription(mistake);

    await act(async () => hydrateIsland('form', Island));
    await waitFor(() => expect(field).not.toHaveAttribute('data-left'));
    // The same text, without any other text in between.
    expect(field).toHaveAccessibleDescription(mistake);
    expect([...new Set(shown)]).toEqual([mistake]);
    expect(complaints).not.toHaveBeenCalled();

    await user.clear(field);
    await user.type(field, good);
    await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'false'));
    expect(field).not.toHaveAccessibleDescription(mistake);
  },
);

it('tells of a field that was left empty, and takes it back when it is filled in', async () => {
  const { user } = open(Password);
  const field = screen.getByLabelText('Contraseña');
  await user.click(field);
  await user.tab();
  expect(field).toHaveAccessibleDescription(EMPTY);
  await user.type(field, 'Correcta2026');
  expect(field).toHaveAttribute('aria-invalid', 'false');
  expect(field).not.toHaveAccessibleDescription(EMPTY);
});
