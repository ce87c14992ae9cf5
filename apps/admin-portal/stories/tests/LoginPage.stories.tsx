import { refusal } from '@laundry/flow/testing';
import type { FakeAnswer } from '@laundry/flow/testing';
import { expect, screen } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { administrator, resident, SIGNIN } from '../../test/portal.ts';
import { SESSION_KEY } from '../../src/session/sessionKey.ts';
import { alerted, button, noBuildings, openPage, openPortal, pageTests } from './openPage.tsx';

const meta = preview.meta({
  title: 'Pruebas/Portal/Ingreso y salida',
  tags: ['!dev', '!autodocs'],
  ...pageTests,
});

const entered = { method: 'POST', path: SIGNIN, body: administrator };

const email = () => screen.findByLabelText('E-mail');
const password = () => screen.getByLabelText('Contraseña');
const enter = () => button('INGRESAR');

async function signIn(user: Awaited<ReturnType<typeof openPortal>>['user']) {
  await user.type(await email(), 'ana@demo.example');
  await user.type(password(), 'Lavadero2026');
  await user.click(enter());
}

export const BothFields = meta.story({
  name: 'the login requires both fields, and says so at the button',
  play: async ({ mount }) => {
    const { user } = await openPortal(mount, { path: '/dashboard/login' });
    await expect(screen.getByRole('heading', { level: 1 })).not.toHaveFocus();
    await user.type(await email(), 'ana@demo.example');
    await expect(enter()).toBeDisabled();
    await expect(enter()).toHaveAccessibleDescription(
      'Ingrese su e-\u2060mail y su contraseña para continuar.',
    );
    await user.type(password(), 'x');
    await expect(enter()).toBeEnabled();
    await user.clear(await email());
    await user.type(await email(), '   ');
    await expect(enter()).toBeDisabled();
  },
});

export const FailuresTold = meta.story({
  name: 'the login shows each failure, keeps what was typed, and does not move',
  play: async ({ mount }) => {
    for (const [answer, text] of [
      [{ ...entered, networkError: true }, 'Sin conexión. Lo que escribió queda guardado.'],
      [{ ...entered, ...refusal(401, 'ex_wrong_credentials') }, 'E-mail o contraseña incorrectos.'],
      // A user with another role.
      [{ ...entered, body: resident }, 'Dashboard no disponible para su usuario. Comuníquese con nosotros.'],
      // A captcha that did not load: the API is not called.
      [undefined, 'Ha ocurrido un error. Refresque la página y vuelva a intentarlo'],
    ] satisfies [FakeAnswer | undefined, string][]) {
      const { user, storage } = await openPortal(mount, {
        path: '/dashboard/login',
        ...(answer ? { answers: [answer] } : { captchaFails: true }),
      });
      await email();
      const { top } = enter().getBoundingClientRect();
      await signIn(user);
      await alerted(text);
      await expect(enter().getBoundingClientRect().top).toBe(top);
      await expect(await email()).toHaveValue('ana@demo.example');
      await expect(password()).toHaveValue('Lavadero2026');
      await expect(storage.getItem(SESSION_KEY)).toBeNull();
      await expect(storage.getItem('laundry.recentEmails')).toBeNull();
    }
  },
});

export const RecentEmails = meta.story({
  name: 'the login offers the e-mails of earlier logins, which can be used and removed',
  play: async ({ mount }) => {
    const kept = { 'laundry.recentEmails': JSON.stringify(['a@demo.example', 'b@demo.example']) };
    const { user, storage } = await openPortal(mount, { path: '/dashboard/login', kept });
    await user.click(await screen.findByRole('button', { name: 'Usar b@demo.example' }));
    await expect(await email()).toHaveValue('b@demo.example');
    await user.click(screen.getByRole('button', { name: 'Quitar a@demo.example' }));
    await expect(screen.queryByRole('button', { name: 'Usar a@demo.example' })).toBeNull();
    await expect(JSON.parse(storage.getItem('laundry.recentEmails') ?? '')).toEqual(['b@demo.example']);
    await expect(document.activeElement).toHaveTextContent('Cuentas usadas en este dispositivo');
    await user.click(screen.getByRole('button', { name: 'Quitar b@demo.example' }));
    await expect(await email()).toHaveFocus();
  },
});

export const Menu = meta.story({
  name: 'the menu has every item of the specification, in its order',
  play: async ({ mount }) => {
    const { user } = await openPage(mount, '/configuration', [noBuildings]);
    await user.click(await screen.findByRole('button', { name: 'Menú' }));
    const menu = await screen.findByRole('navigation');
    const items = [...menu.querySelectorAll('a, button')].map(({ textContent }) => textContent);
    const specified = ['Usuarios', 'Consulta de usos', 'Consulta de transacciones', 'Configuración', 'Salir'];
    // On a phone, the account's links are between them.
    await expect(items.filter((text) => specified.includes(text))).toEqual(specified);
    await expect(items).toContain('Liquidación del mes');
  },
});
