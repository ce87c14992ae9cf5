import type { FakeAnswer } from '@laundry/flow/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { FORGOT, RESET, VERIFY } from '../../test/password.ts';
import { openPortal, pageTests } from './openPage.tsx';
import type { Mount } from './openPage.tsx';

const meta = { title: 'Pruebas/Portal/Contraseña', tags: ['!dev', '!autodocs'], ...pageTests } satisfies Meta;

export default meta;
type Story = StoryObj;

const SENT = 'Si el e-mail corresponde a una cuenta, le enviamos un enlace para elegir una nueva contraseña.';

const POLICY = 'Asegurarse de contener al menos una Mayúscula, una Minúscula, un Número y 8 caracteres.';

const refused = (answer: FakeAnswer, status: number, result_code: string): FakeAnswer => ({
  ...answer,
  status,
  body: { result_code, result_message: '' },
});

/** A page that nobody is signed in on, come to from the login. */
async function show(mount: Mount, address: string, answers: readonly FakeAnswer[]) {
  const portal = await openPortal(mount, { path: '/dashboard/login', answers });
  await portal.router.navigate(address);
  return portal;
}

const askForLink = async (mount: Mount, ...answers: FakeAnswer[]) => {
  const portal = await show(mount, '/dashboard/forgot-password', answers);
  await screen.findByRole('button', { name: 'ENVIAR ENLACE' });
  return portal;
};

const email = () => screen.getByLabelText('E-mail');

const send = () => screen.getByRole('button', { name: 'ENVIAR ENLACE' });

export const LinkAskedFor: Story = {
  name: 'asking for a link waits for an e-mail, sends it with a captcha of the login, and says the same for everybody',
  play: async ({ mount }) => {
    const { user, server } = await askForLink(mount, FORGOT);
    await expect(send()).toBeDisabled();
    await expect(send()).toHaveAccessibleDescription('Ingrese su e-\u2060mail para continuar.');
    await user.type(email(), ' ana@demo.example ');
    await user.click(send());
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(SENT));
    await expect(screen.getByRole('status')).toHaveFocus();
    await expect(server.requests.map(({ body }) => body)).toEqual([
      { emailAddress: 'ana@demo.example', recaptchaToken: 'token of login' },
    ]);
  },
};

export const RequestFailed: Story = {
  name: 'asking for a link tells of a failure and keeps what was typed',
  play: async ({ mount }) => {
    for (const [code, status, text] of [
      ['ex_too_many_requests', 429, 'Demasiados intentos. Espere unos minutos.'],
      ['ex_captcha_refused', 422, 'No pudimos verificar que no es un robot. Intente nuevamente.'],
    ] as const) {
      const { user } = await askForLink(mount, refused(FORGOT, status, code));
      await user.type(email(), 'ana@demo.example');
      await user.click(send());
      await waitFor(() => expect(screen.getByText(text)).toBeVisible());
      await expect(email()).toHaveValue('ana@demo.example');
    }
  },
};

const openLink = async (mount: Mount, ...answers: FakeAnswer[]) => {
  const portal = await show(mount, '/dashboard/reset-password?token=t-1', answers);
  await screen.findByRole('button', { name: 'CAMBIAR CONTRASEÑA' });
  return portal;
};

const password = () => screen.getByLabelText('Contraseña');

const confirmation = () => screen.getByLabelText('Confirmación de la contraseña');

const change = () => screen.getByRole('button', { name: 'CAMBIAR CONTRASEÑA' });

async function fill(user: Awaited<ReturnType<typeof show>>['user'], first: string, second = first) {
  await user.type(password(), first);
  await user.type(confirmation(), second);
  await user.click(change());
}

export const TokenLeavesAddress: Story = {
  name: 'the new password of a link is checked at once, and its token leaves the address and the history',
  play: async ({ mount }) => {
    const { server, router } = await openLink(mount, VERIFY);
    await waitFor(() => expect(change()).toBeEnabled());
    await expect(server.requests.map(({ body }) => body)).toEqual([{ token: 't-1' }]);
    await expect(router.state.location).toMatchObject({ pathname: '/dashboard/reset-password', search: '' });
    await router.navigate(-1);
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/login'));
  },
};

export const WrongPasswords: Story = {
  name: 'the new password of a link is refused where it is weak or differs',
  play: async ({ mount }) => {
    for (const [first, second, text] of [
      ['corta1A', 'corta1A', POLICY],
      ['Correcta2026', 'Correcta2027', 'Las contraseñas no coinciden!'],
    ] as const) {
      const { user, server } = await openLink(mount, VERIFY);
      await waitFor(() => expect(change()).toBeEnabled());
      await fill(user, first, second);
      await waitFor(() => expect(screen.getByText(text)).toBeVisible());
      await expect(server.requests).toHaveLength(1);
    }
  },
};

export const PasswordSet: Story = {
  name: 'the new password of a link is set, and the way to the login stands beside it',
  play: async ({ mount }) => {
    const { user, server } = await openLink(mount, VERIFY, RESET);
    await waitFor(() => expect(change()).toBeEnabled());
    await fill(user, 'Correcta2026');
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent('Su contraseña fue actualizada.'),
    );
    await expect(server.requests.at(-1)?.body).toEqual({ token: 't-1', password: 'Correcta2026' });
    await expect(screen.getByRole('link', { name: 'Volver al ingreso' })).toHaveAttribute(
      'href',
      '/dashboard/login',
    );
  },
};

export const UselessLinks: Story = {
  name: 'the new password of a link that is useless is told so, with the way to another',
  play: async ({ mount }) => {
    for (const [reason, text] of [
      ['invalid', 'El token no es válido.'],
      ['used', 'El enlace ya fue utilizado.'],
      ['expired', 'El enlace venció.'],
    ] as const) {
      await openLink(mount, { ...VERIFY, body: { valid: false, reason } });
      await waitFor(() => expect(screen.getByText(text)).toBeVisible());
      await expect(screen.getByRole('link', { name: 'PEDIR OTRO ENLACE' })).toHaveAttribute(
        'href',
        '/dashboard/forgot-password',
      );
    }
  },
};

export const NoToken: Story = {
  name: 'the new password of a text that the API does not take for a token is told so',
  play: async ({ mount }) => {
    for (const [status, code] of [
      [422, 'ex_invalid_field'],
      [413, 'ex_too_large'],
    ] as const) {
      await openLink(mount, refused(VERIFY, status, code));
      await waitFor(() => expect(screen.getByText('El token no es válido.')).toBeVisible());
    }
  },
};

export const LinkEndedMeanwhile: Story = {
  name: 'the new password of a link that ended meanwhile is told so too',
  play: async ({ mount }) => {
    const { user } = await openLink(mount, VERIFY, refused(RESET, 422, 'ex_token_used'));
    await waitFor(() => expect(change()).toBeEnabled());
    await fill(user, 'Correcta2026');
    await waitFor(() => expect(screen.getByText('El enlace ya fue utilizado.')).toBeVisible());
  },
};

export const CheckedAgain: Story = {
  name: 'the new password whose link could not be checked can be checked again',
  play: async ({ mount }) => {
    const { user } = await openLink(mount, refused(VERIFY, 503, 'ex_unavailable'), VERIFY);
    await waitFor(() => expect(screen.getByText('No pudimos verificar su enlace')).toBeVisible());
    await expect(change()).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'REINTENTAR' }));
    await waitFor(() => expect(change()).toBeEnabled());
    await expect(password()).toHaveFocus();
  },
};
