import { gate, refusal } from '@laundry/flow/testing';
import type { FakeAnswer } from '@laundry/flow/testing';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { CHANGE, FORGOT, RESET, VERIFY } from '../../test/password.ts';
import { alerted, button, noBuildings, openPage, openPortal, pageTests, seen } from './openPage.tsx';
import type { Mount } from './openPage.tsx';

const meta = preview.meta({ title: 'Pruebas/Portal/Contraseña', tags: ['!dev', '!autodocs'], ...pageTests });

const POLICY = 'Asegurarse de contener al menos una Mayúscula, una Minúscula, un Número y 8 caracteres.';

const UPDATED = 'Su contraseña fue actualizada.';

const COMMON = 'Esa contraseña es una de las más usadas. Elija otra.';

const configure = (mount: Mount, ...answers: FakeAnswer[]) =>
  openPage(mount, '/configuration', [noBuildings, ...answers]);

const input = () => screen.getByLabelText('Nueva contraseña');

export const Changed = meta.story({
  name: 'a new password is refused if it is short, needs no capitals or digits, and is confirmed',
  play: async ({ mount }) => {
    const held = gate();
    const { user, sent } = await configure(mount, { ...CHANGE, gate: held });
    await expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'CONFIGURACIONES - CAMBIO DE CONTRASEÑA -',
    );
    // The dashes are only for screen readers: each would be at the end of a line.
    for (const dash of screen.getAllByText('-'))
      await expect(dash.getBoundingClientRect().width).toBeLessThanOrEqual(1);
    await expect(button('ACTUALIZAR')).toBeEnabled();
    await user.type(input(), 'Corta12');
    await user.click(button('ACTUALIZAR'));
    await seen(POLICY);
    await expect(input()).toHaveFocus();
    await expect(sent()).toHaveLength(0);
    await user.clear(input());
    await user.paste('solominusculas');
    await user.click(button('ACTUALIZAR'));
    await user.type(input(), 'x');
    held.release();
    await screen.findByText(UPDATED);
    await expect(document.activeElement).toHaveTextContent(UPDATED);
    await expect(input()).toHaveValue('');
    await expect(sent().map(({ body }) => body)).toEqual([
      { emailAddress: 'ana@demo.example', newPassword: 'solominusculas' },
    ]);
    await user.type(input(), 'x');
    await waitFor(() => expect(screen.queryByText(UPDATED)).toBeNull());
  },
});

export const ChangeFailed = meta.story({
  name: 'the change of the password shows a failure, and keeps what was typed',
  play: async ({ mount }) => {
    for (const [answer, text] of [
      [{ ...CHANGE, ...refusal(422, 'ex_weak_password') }, POLICY],
      [{ ...CHANGE, ...refusal(422, 'ex_weak_password', COMMON) }, COMMON],
      // An answer that denies the change.
      [{ ...CHANGE, body: { passwordChanged: false } }, 'El sistema no ha podido procesar su solicitud.'],
      [{ ...CHANGE, networkError: true }, 'Sin conexión. Lo que escribió queda guardado.'],
    ] satisfies [FakeAnswer, string][]) {
      const { user } = await configure(mount, answer);
      await user.type(input(), 'Lavadero2027');
      await user.click(button('ACTUALIZAR'));
      await alerted(text);
      await expect(input()).toHaveValue('Lavadero2027');
    }
  },
});

export const ChangeSentOnce = meta.story({
  name: 'the change of the password is sent once on two presses, and aborted by leaving the page',
  play: async ({ mount }) => {
    const { user, sent, router } = await configure(mount, { ...CHANGE, gate: gate() });
    await user.type(input(), 'Lavadero2027');
    await user.click(button('ACTUALIZAR'));
    await user.click(button('ACTUALIZAR'));
    await expect(sent()).toHaveLength(1);
    await router.navigate('/dashboard/forgot-password');
    await waitFor(() => expect(sent()[0]?.signal.aborted).toBe(true));
  },
});

/** Opens a page without a session, coming from the login. */
async function show(mount: Mount, address: string, answers: readonly FakeAnswer[], submit: string) {
  const portal = await openPortal(mount, { path: '/dashboard/login', answers });
  await portal.router.navigate(address);
  await screen.findByRole('button', { name: submit });
  return portal;
}

const askForLink = (mount: Mount, ...answers: FakeAnswer[]) =>
  show(mount, '/dashboard/forgot-password', answers, 'ENVIAR ENLACE');

const email = () => screen.getByLabelText('E-mail');

export const LinkAskedFor = meta.story({
  name: 'requesting a link needs an e-mail, sends a captcha token, and is confirmed',
  play: async ({ mount }) => {
    const { user, server } = await askForLink(mount, FORGOT);
    await expect(button('ENVIAR ENLACE')).toBeDisabled();
    await expect(button('ENVIAR ENLACE')).toHaveAccessibleDescription(
      'Ingrese su e-\u2060mail para continuar.',
    );
    await user.type(email(), ' ana@demo.example ');
    await user.click(button('ENVIAR ENLACE'));
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent(
        'Si el e-mail corresponde a una cuenta, le enviamos un enlace para elegir una nueva contraseña.',
      ),
    );
    await expect(screen.getByRole('status')).toHaveFocus();
    await expect(server.requests.map(({ body }) => body)).toEqual([
      { emailAddress: 'ana@demo.example', recaptchaToken: 'token of login' },
    ]);
  },
});

const openLink = (mount: Mount, ...answers: FakeAnswer[]) =>
  show(mount, '/dashboard/reset-password?token=t-1', answers, 'CAMBIAR CONTRASEÑA');

const password = () => screen.getByLabelText('Contraseña');

const change = () => button('CAMBIAR CONTRASEÑA');

async function fill(user: Awaited<ReturnType<typeof show>>['user'], first: string, second = first) {
  await waitFor(() => expect(change()).toBeEnabled());
  await user.type(password(), first);
  await user.type(screen.getByLabelText('Confirmación de la contraseña'), second);
  await user.click(change());
}

export const WrongPasswords = meta.story({
  name: 'the page of a link refuses passwords that are weak, common or different',
  play: async ({ mount }) => {
    for (const [first, second, text] of [
      ['corta1A', 'corta1A', POLICY],
      ['Correcta2026', 'Correcta2027', 'Las contraseñas no coinciden!'],
    ] as const) {
      const { user, server } = await openLink(mount, VERIFY);
      await fill(user, first, second);
      await seen(text);
      await expect(server.requests).toHaveLength(1);
    }
    const { user } = await openLink(mount, VERIFY, { ...RESET, ...refusal(422, 'ex_weak_password', COMMON) });
    await fill(user, 'Password1');
    await alerted(COMMON);
  },
});

export const PasswordSet = meta.story({
  name: 'the page of a link retries a failed check, sets the password, and hides the token from the history',
  play: async ({ mount }) => {
    const unavailable = { ...VERIFY, ...refusal(503, 'ex_unavailable') };
    const { user, server, router } = await openLink(mount, unavailable, VERIFY, RESET);
    await seen('No pudimos verificar su enlace');
    await expect(change()).toBeDisabled();
    await user.click(button('REINTENTAR'));
    await waitFor(() => expect(change()).toBeEnabled());
    await expect(password()).toHaveFocus();
    await fill(user, 'Correcta2026');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(UPDATED));
    await expect(server.requests.map(({ body }) => body)).toEqual([
      { token: 't-1' },
      { token: 't-1' },
      { token: 't-1', password: 'Correcta2026' },
    ]);
    const back = screen.getByRole('link', { name: 'Volver al ingreso' });
    await expect(back).toHaveAttribute('href', '/dashboard/login');
    await expect(router.state.location).toMatchObject({ pathname: '/dashboard/reset-password', search: '' });
    await router.navigate(-1);
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/login'));
  },
});

const useless = (reason: string): FakeAnswer => ({ ...VERIFY, body: { valid: false, reason } });

export const UselessLinks = meta.story({
  name: 'the page of a link says why it is invalid, or used meanwhile, and offers another one',
  play: async ({ mount }) => {
    for (const [answer, text] of [
      [useless('invalid'), 'El token no es válido.'],
      [useless('used'), 'El enlace ya fue utilizado.'],
      // A token that the API rejects as malformed or too long.
      [{ ...VERIFY, ...refusal(422, 'ex_invalid_field') }, 'El token no es válido.'],
      [{ ...VERIFY, ...refusal(413, 'ex_too_large') }, 'El token no es válido.'],
    ] satisfies [FakeAnswer, string][]) {
      await openLink(mount, answer);
      await seen(text);
      const another = screen.getByRole('link', { name: 'PEDIR OTRO ENLACE' });
      await expect(another).toHaveAttribute('href', '/dashboard/forgot-password');
    }
    const { user } = await openLink(mount, VERIFY, { ...RESET, ...refusal(422, 'ex_token_used') });
    await fill(user, 'Correcta2026');
    await seen('El enlace ya fue utilizado.');
    await expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  },
});
