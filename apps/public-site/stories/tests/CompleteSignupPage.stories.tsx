import { gate, refusal } from '@laundry/flow/testing';
import type { FakeAnswer } from '@laundry/flow/testing';
import { expect, screen, waitFor } from 'storybook/test';
import type { UserEventObject } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { CONFIRM, useless, VALID, VERIFY } from '../signup.ts';
import { write } from '../write.ts';
import { alerted, openPage, pageTests, seen } from './openPage.tsx';
import type { Mount } from './openPage.tsx';

const meta = preview.meta({
  title: 'Pruebas/Sitio público/Completar registro',
  tags: ['!dev', '!autodocs'],
  ...pageTests,
});

const GOOD = 'Correcta2026';
const POLICY = 'Asegurarse de contener al menos una Mayúscula, una Minúscula, un Número y 8 caracteres.';

const CONFIRMED: FakeAnswer = { ...CONFIRM, status: 204 };

/** Shows the page of a link with a token. */
async function open(mount: Mount, answers: readonly FakeAnswer[], token = 't-1') {
  const opened = await openPage(mount, `/complete-signup?token=${encodeURIComponent(token)}`, answers);
  const sent = () => opened.server.requests.filter(({ url }) => url.pathname === CONFIRM.path);
  return { ...opened, sent };
}

const button = () => screen.getByRole('button', { name: 'Registrarme' });
const password = () => screen.getByLabelText('Contraseña');
const confirmation = () => screen.getByLabelText('Confirmación de la contraseña');
const whenReady = () => waitFor(() => expect(button()).toBeEnabled());

const fill = (user: UserEventObject, first = GOOD, second = first) =>
  write(user, { Contraseña: first, 'Confirmación de la contraseña': second });

export const LinkChecked = meta.story({
  name: 'the link is checked at once, while the button says why it waits; then the form leads to the apps',
  play: async ({ mount }) => {
    const held = gate();
    const answers = [{ ...VALID, gate: held }, CONFIRMED, useless('used')];
    const { user, server, sent, went } = await open(mount, answers);
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1, name: 'Complete su registro' })).toBeVisible(),
    );
    await expect(button()).toBeDisabled();
    await expect(button()).toHaveAccessibleDescription('Estamos verificando su enlace…');
    held.release();
    await whenReady();
    await expect(button()).not.toHaveAccessibleDescription();
    await expect(server.requests.map(({ body }) => body)).toEqual([{ token: 't-1' }]);
    await fill(user);
    await user.click(button());
    await waitFor(() => expect(went).toEqual(['/apps']));
    await expect(sent().map(({ body }) => body)).toEqual([{ token: 't-1', password: GOOD }]);
    await waitFor(() => expect(button()).toHaveAttribute('aria-busy', 'true'));
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await seen('El enlace ya fue utilizado.');
  },
});

export const LinkRefused = meta.story({
  name: 'an invalid link, or none, shows the reason and a next step instead of a form',
  play: async ({ mount }) => {
    for (const [answer, text, next] of [
      [useless('invalid'), 'El token no es válido.', '/contact'],
      [useless('used'), 'El enlace ya fue utilizado.', '/apps'],
      [useless('of another kind'), 'El token no es válido.', '/contact'],
      [useless(), 'El token no es válido.', '/contact'],
      // A token that the API rejects as malformed.
      [{ ...VERIFY, ...refusal(400, 'ex_bad_request', 'M') }, 'El token no es válido.', '/contact'],
    ] satisfies [FakeAnswer, string, string][]) {
      await open(mount, [answer]);
      await seen(text);
      await expect(screen.getByRole('alert')).toContainElement(screen.getByRole('link'));
      await expect(screen.getByRole('link')).toHaveAttribute('href', next);
      await expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
      await expect(screen.queryByLabelText('Contraseña')).not.toBeInTheDocument();
      await expect(screen.queryByRole('button')).not.toBeInTheDocument();
    }
    for (const token of ['', '  ']) {
      const { server } = await open(mount, [], token);
      await seen('El token no es válido.');
      await expect(server.requests).toEqual([]);
    }
  },
});

export const CheckedAgain = meta.story({
  name: 'a failed check of the link can be retried, and moves the focus to the form',
  play: async ({ mount }) => {
    const { user } = await open(mount, [{ ...VERIFY, ...refusal(503, 'ex_unavailable', 'M') }, VALID]);
    await seen('No pudimos verificar su enlace');
    await expect(button()).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'REINTENTAR' }));
    await expect(password()).toHaveFocus();
    await whenReady();
    await expect(password()).toHaveFocus();
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
});

export const PasswordsRefused = meta.story({
  name: 'passwords that break a rule are refused at their field, and not sent',
  play: async ({ mount }) => {
    for (const [first, second, text] of [
      ['', '', 'Ingrese su contraseña!'],
      [GOOD, '', 'Ingrese su confirmación de la contraseña!'],
      ['corta1A', 'corta1A', POLICY],
      [GOOD, `${GOOD}x`, 'Las contraseñas no coinciden!'],
    ] as const) {
      const { user, sent } = await open(mount, [VALID]);
      await whenReady();
      await fill(user, first, second);
      await user.click(button());
      await seen(text);
      await expect(sent()).toEqual([]);
    }
  },
});

export const Refused = meta.story({
  name: 'a refusal is shown, keeps what was typed and can be retried; that of the link moves the focus',
  play: async ({ mount }) => {
    const { user } = await open(mount, [
      VALID,
      { ...CONFIRM, ...refusal(422, 'ex_weak_password', POLICY) },
      { ...CONFIRM, ...refusal(409, 'ex_of_tomorrow', 'M', 'Elija otra contraseña.') },
      { ...CONFIRM, networkError: true },
      { ...CONFIRM, ...refusal(422, 'ex_token_used', 'Ya se usó.') },
    ]);
    await whenReady();
    await fill(user);
    for (const text of [POLICY, 'Elija otra contraseña.', 'Sin conexión. Lo que escribió queda guardado.']) {
      await user.click(button());
      await alerted(`Ha occurido un error!${text}`);
      await expect(password()).toHaveValue(GOOD);
      await expect(confirmation()).toHaveValue(GOOD);
    }
    await user.click(button());
    await alerted('Ha occurido un error!Ya se usó.Ver la aplicación');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  },
});
