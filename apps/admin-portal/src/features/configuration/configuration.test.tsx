import '@testing-library/jest-dom';
import { screen, waitFor } from '@testing-library/react';
import { gate } from '@laundry/flow/testing';
import type { FakeAnswer } from '@laundry/flow/testing';
import { BUILDINGS } from '../../../test/portal.ts';
import { showPage } from '../../../test/page.tsx';
import { ConfigurationPage } from './ConfigurationPage.tsx';

const PASSWORD = '/api/v1/users/password';
const POLICY = 'Asegurarse de contener al menos una Mayúscula, una Minúscula, un Número y 8 caracteres.';
const GENERIC =
  'El sistema no ha podido procesar su solicitud. Por favor intente nuevamente más tarde o contáctenos.';

const alive: FakeAnswer = { method: 'GET', path: BUILDINGS, body: [] };
const changed: FakeAnswer = { method: 'POST', path: PASSWORD, body: { passwordChanged: true } };
const refused = (status: number, result_code: string): FakeAnswer => ({
  ...changed,
  status,
  body: { result_code, result_message: '' },
});

const show = (...answers: FakeAnswer[]) => showPage(ConfigurationPage, '/configuration', [alive, ...answers]);
const input = () => screen.getByLabelText('Nueva contraseña');
const button = () => screen.getByRole('button', { name: 'ACTUALIZAR' });

beforeEach(() => localStorage.clear());

describe('the change of the password', () => {
  it('is refused while it is empty, and ACTUALIZAR is never disabled', async () => {
    const { user, server, close } = await show();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'CONFIGURACIONES - CAMBIO DE CONTRASEÑA -',
    );
    expect(button()).toBeEnabled();
    await user.click(button());
    expect(await screen.findByText('Password no debe ser vacio')).toBeVisible();
    expect(input()).toHaveFocus();
    expect(button()).toBeEnabled();
    expect(server.requests.filter(({ method }) => method === 'POST')).toHaveLength(0);
    close();
  });

  it.each(['Corta1', 'sinmayuscula1', 'SINMINUSCULA1', 'SinNumero', '        '])(
    'is refused while it is weak: "%s"',
    async (password) => {
      const { user, server, close } = await show();
      await user.type(input(), password);
      await user.click(button());
      expect(await screen.findByText(POLICY)).toBeVisible();
      expect(input()).toHaveValue(password);
      expect(server.requests.filter(({ method }) => method === 'POST')).toHaveLength(0);
      close();
    },
  );

  it('says that it was done and clears the input', async () => {
    const { user, server, close } = await show(changed);
    await user.click(input());
    await user.paste('Lavadero2027');
    await user.click(screen.getByRole('button', { name: 'Mostrar la contraseña' }));
    expect(input()).toHaveAttribute('type', 'text');
    await user.click(button());
    await screen.findByText('Su contraseña fue actualizada.');
    expect(document.activeElement).toHaveTextContent('Su contraseña fue actualizada.');
    expect(input()).toHaveValue('');
    expect(server.requests.at(-1)?.body).toEqual({
      emailAddress: 'ana@demo.example',
      newPassword: 'Lavadero2027',
    });
    await user.type(input(), 'x');
    await waitFor(() => expect(screen.queryByText('Su contraseña fue actualizada.')).toBeNull());
    close();
  });

  it.each<[string, FakeAnswer, string]>([
    ['a refused password', refused(422, 'ex_weak_password'), POLICY],
    ['too many tries', refused(429, 'ex_too_many_requests'), 'Demasiados intentos. Espere unos minutos.'],
    ['a server that fails', refused(500, 'ex_internal'), GENERIC],
    ['an answer that denies it', { ...changed, body: { passwordChanged: false } }, GENERIC],
    ['a malformed answer', { ...changed, body: '{' }, GENERIC],
    ['no network', { ...changed, networkError: true }, 'Sin conexión. Lo que escribió queda guardado.'],
  ])('tells of %s and keeps what was typed', async (_, answer, text) => {
    const { user, close } = await show(answer);
    await user.type(input(), 'Lavadero2027');
    await user.click(button());
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(input()).toHaveValue('Lavadero2027');
    close();
  });

  it('is sent once however often it is pressed, and dropped by leaving', async () => {
    const { user, server, close } = await show({ ...changed, gate: gate() });
    await user.type(input(), 'Lavadero2027');
    await user.click(button());
    await user.click(button());
    const sent = () => server.requests.filter(({ method }) => method === 'POST');
    expect(sent()).toHaveLength(1);
    close();
    expect(sent()[0]?.signal.aborted).toBe(true);
  });

  it('ends the session where the API no longer knows it', async () => {
    const { user, store, close } = await show(refused(401, 'ex_unauthorized'));
    await user.type(input(), 'Lavadero2027');
    await user.click(button());
    await waitFor(() => expect(store.getState().session).toEqual({ status: 'closed', because: 'ended' }));
    close();
  });
});
