import '@testing-library/jest-dom';
import { fakeFetch } from '@laundry/flow/testing';
import type { FakeAnswer } from '@laundry/flow/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router';
import { FORGOT, RESET, VERIFY } from '../../../test/password.ts';
import { openDashboard } from '../../app/openDashboard.ts';
import { Portal } from '../../app/Portal.tsx';
import { portalRoutes } from '../../app/routes.tsx';
import { createPortalStore } from '../../app/store.ts';

const SENT = 'Si el e-mail corresponde a una cuenta, le enviamos un enlace para elegir una nueva contraseña.';
const POLICY = 'Asegurarse de contener al menos una Mayúscula, una Minúscula, un Número y 8 caracteres.';
const refused = (answer: FakeAnswer, status: number, result_code: string): FakeAnswer => ({
  ...answer,
  status,
  body: { result_code, result_message: '' },
});

/** A page that nobody is logged in on, at its address. */
async function show(address: string, answers: readonly FakeAnswer[]) {
  const server = fakeFetch(answers);
  const store = createPortalStore({
    captcha: { prepare: () => undefined, token: (action) => Promise.resolve(`token of ${action}`) },
    storage: localStorage,
    fetch: server.fetch,
    origin: 'http://admin.test',
  });
  openDashboard(store);
  const router = createMemoryRouter(portalRoutes(store), { initialEntries: ['/dashboard/login', address] });
  const { unmount } = await act(async () => render(<Portal store={store} router={router} />));
  await screen.findByRole('heading', { level: 1 });
  const close = () => {
    unmount();
    store.stop();
  };
  return { server, router, user: userEvent.setup(), close };
}

describe('asking for a link', () => {
  const open = (...answers: FakeAnswer[]) => show('/dashboard/forgot-password', answers);
  const email = () => screen.getByLabelText('E-mail');
  const send = () => screen.getByRole('button', { name: 'ENVIAR ENLACE' });

  it('waits for an e-mail, sends it with a captcha of the login, and says the same for everybody', async () => {
    const { user, server, close } = await open(FORGOT);
    expect(send()).toBeDisabled();
    expect(send()).toHaveAccessibleDescription('Ingrese su e-\u2060mail para continuar.');
    await user.type(email(), ' ana@demo.example ');
    await user.click(send());
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(SENT));
    expect(screen.getByRole('status')).toHaveFocus();
    expect(server.requests.map(({ body }) => body)).toEqual([
      { emailAddress: 'ana@demo.example', recaptchaToken: 'token of login' },
    ]);
    close();
  });

  it.each([
    ['ex_too_many_requests', 429, 'Demasiados intentos. Espere unos minutos.'],
    ['ex_captcha_refused', 422, 'No pudimos verificar que no es un robot. Intente nuevamente.'],
  ])('tells of %s and keeps what was typed', async (code, status, text) => {
    const { user, close } = await open(refused(FORGOT, status, code));
    await user.type(email(), 'ana@demo.example');
    await user.click(send());
    expect(await screen.findByText(text)).toBeVisible();
    expect(email()).toHaveValue('ana@demo.example');
    close();
  });
});

describe('the new password of a link', () => {
  const open = (...answers: FakeAnswer[]) => show('/dashboard/reset-password?token=t-1', answers);
  const password = () => screen.getByLabelText('Contraseña');
  const confirmation = () => screen.getByLabelText('Confirmación de la contraseña');
  const change = () => screen.getByRole('button', { name: 'CAMBIAR CONTRASEÑA' });

  async function fill(user: ReturnType<typeof userEvent.setup>, first: string, second = first) {
    await user.type(password(), first);
    await user.type(confirmation(), second);
    await user.click(change());
  }

  it('is checked at once, and its token leaves the address and the history', async () => {
    const { server, router, close } = await open(VERIFY);
    await waitFor(() => expect(change()).toBeEnabled());
    expect(server.requests.map(({ body }) => body)).toEqual([{ token: 't-1' }]);
    expect(router.state.location).toMatchObject({ pathname: '/dashboard/reset-password', search: '' });
    await act(() => router.navigate(-1));
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/login'));
    close();
  });

  it.each([
    ['corta1A', 'corta1A', POLICY],
    ['Correcta2026', 'Correcta2027', 'Las contraseñas no coinciden!'],
  ])('"%s" and "%s" are refused: %s', async (first, second, text) => {
    const { user, server, close } = await open(VERIFY);
    await waitFor(() => expect(change()).toBeEnabled());
    await fill(user, first, second);
    expect(await screen.findByText(text)).toBeVisible();
    expect(server.requests).toHaveLength(1);
    close();
  });

  it('is set, and the way to the login stands beside it', async () => {
    const { user, server, close } = await open(VERIFY, RESET);
    await waitFor(() => expect(change()).toBeEnabled());
    await fill(user, 'Correcta2026');
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent('Su contraseña fue actualizada.'),
    );
    expect(server.requests.at(-1)?.body).toEqual({ token: 't-1', password: 'Correcta2026' });
    expect(screen.getByRole('link', { name: 'Volver al ingreso' })).toHaveAttribute(
      'href',
      '/dashboard/login',
    );
    close();
  });

  it.each([
    ['invalid', 'El token no es válido.'],
    ['used', 'El enlace ya fue utilizado.'],
    ['expired', 'El enlace venció.'],
  ])('of a link that is %s is told so, with the way to another', async (reason, text) => {
    const { close } = await open({ ...VERIFY, body: { valid: false, reason } });
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name: 'PEDIR OTRO ENLACE' })).toHaveAttribute(
      'href',
      '/dashboard/forgot-password',
    );
    close();
  });

  it.each([
    [422, 'ex_invalid_field'],
    [413, 'ex_too_large'],
  ])('of a text that the API does not take for a token (%s) is told so', async (status, code) => {
    const { close } = await open(refused(VERIFY, status, code));
    expect(await screen.findByText('El token no es válido.')).toBeVisible();
    close();
  });

  it('of a link that ended meanwhile is told so too', async () => {
    const { user, close } = await open(VERIFY, refused(RESET, 422, 'ex_token_used'));
    await waitFor(() => expect(change()).toBeEnabled());
    await fill(user, 'Correcta2026');
    expect(await screen.findByText('El enlace ya fue utilizado.')).toBeVisible();
    close();
  });

  it('whose link could not be checked can be checked again', async () => {
    const { user, close } = await open(refused(VERIFY, 503, 'ex_unavailable'), VERIFY);
    expect(await screen.findByText('No pudimos verificar su enlace')).toBeVisible();
    expect(change()).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'REINTENTAR' }));
    await waitFor(() => expect(change()).toBeEnabled());
    expect(password()).toHaveFocus();
    close();
  });
});
