import '@testing-library/jest-dom';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, createPath } from 'react-router';
import { administrator, BUILDINGS, keptUser, portalWith, resident, SIGNIN } from '../../test/portal.ts';
import { SESSION_KEY } from '../session/sessionKey.ts';
import { Portal } from './Portal.tsx';
import { portalRoutes } from './routes.tsx';

const entered = { method: 'POST', path: SIGNIN, body: administrator };
const dead = {
  method: 'GET',
  path: BUILDINGS,
  status: 401,
  body: { result_code: 'ex_unauthorized', result_message: '' },
};
const refused = (status: number, code: string, headers = {}) => ({
  ...entered,
  status,
  headers,
  body: { result_code: code, result_message: '' },
});

let address: () => string;

/** The whole portal at an address. */
async function open(at: string, ...[answers, options]: Parameters<typeof portalWith>) {
  const portal = portalWith(answers, options);
  const router = createMemoryRouter(portalRoutes(portal.start), { initialEntries: [at] });
  address = () => createPath(router.state.location);
  const { unmount } = await act(async () => render(<Portal store={portal.store} router={router} />));
  const close = () => {
    unmount();
    portal.store.stop();
  };
  return { ...portal, router, user: userEvent.setup(), close };
}

const email = () => screen.findByLabelText('E-mail');
const password = () => screen.getByLabelText('Contraseña');
const enter = () => screen.getByRole('button', { name: 'INGRESAR' });
const ENDED = 'Su sesión finalizó. Ingrese nuevamente.';

async function signIn(user: ReturnType<typeof userEvent.setup>) {
  await user.type(await email(), 'ana@demo.example');
  await user.type(password(), 'Lavadero2026');
  await user.click(enter());
}

beforeEach(() => localStorage.clear());

describe('the login', () => {
  it('waits for both fields and says so beside the button', async () => {
    const { user, close } = await open('/dashboard/login', []);
    await user.type(await email(), 'ana@demo.example');
    expect(enter()).toBeDisabled();
    expect(enter()).toHaveAccessibleDescription('Ingrese su e-\u2060mail y su contraseña para continuar.');
    await user.type(password(), 'x');
    expect(enter()).toBeEnabled();
    await user.clear(await email());
    await user.type(await email(), '   ');
    expect(enter()).toBeDisabled();
    close();
  });

  it.each([
    ['a wrong password', refused(401, 'ex_wrong_credentials'), 'E-mail o contraseña incorrectos.'],
    ['too many tries', refused(429, 'ex_too_many_requests'), 'Demasiados intentos. Espere unos minutos.'],
    [
      'a low score',
      refused(422, 'ex_captcha_refused'),
      'No pudimos verificar que no es un robot. Intente nuevamente.',
    ],
    [
      'another role',
      { ...entered, body: resident },
      'Dashboard no disponible para su usuario. Comuníquese con nosotros.',
    ],
    [
      'a malformed answer',
      { ...entered, body: '<html>' },
      'El sistema no ha podido procesar su solicitud. Por favor intente nuevamente más tarde o contáctenos.',
    ],
  ])('tells of %s and keeps what was typed', async (_, answer, text) => {
    const { user, close } = await open('/dashboard/login', [answer]);
    await signIn(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(await email()).toHaveValue('ana@demo.example');
    expect(password()).toHaveValue('Lavadero2026');
    expect(localStorage).toHaveLength(0);
    close();
  });

  it('tells of a captcha that did not load', async () => {
    const { user, server, close } = await open('/dashboard/login', [], { captchaLoads: false });
    await signIn(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Ha ocurrido un error. Refresque la página y vuelva a intentarlo',
    );
    expect(server.requests).toHaveLength(0);
    close();
  });

  it('offers the e-mails of earlier logins, each to take and to remove', async () => {
    localStorage.setItem('laundry.recentEmails', JSON.stringify(['a@demo.example', 'b@demo.example']));
    const { user, close } = await open('/dashboard/login', []);
    await user.click(await screen.findByRole('button', { name: 'Usar b@demo.example' }));
    expect(await email()).toHaveValue('b@demo.example');
    await user.click(screen.getByRole('button', { name: 'Quitar a@demo.example' }));
    expect(screen.queryByRole('button', { name: 'Usar a@demo.example' })).toBeNull();
    expect(JSON.parse(localStorage.getItem('laundry.recentEmails') ?? '')).toEqual(['b@demo.example']);
    close();
  });

  it('clears a stored user', async () => {
    localStorage.setItem(SESSION_KEY, JSON.stringify(keptUser));
    const { close } = await open('/dashboard/login', []);
    expect(await email()).toBeVisible();
    expect(localStorage.getItem(SESSION_KEY)).toBeNull();
    expect(address()).toBe('/dashboard/login');
    close();
  });
});

describe('the way in and out', () => {
  it('leads to the page that was asked for, query and hash kept', async () => {
    const { user, close } = await open('/configuration?a=1&b=2#c', [
      entered,
      { ...dead, status: 200, body: [] },
    ]);
    expect(address()).toBe(`/dashboard/login?next=${encodeURIComponent('/configuration?a=1&b=2#c')}`);
    expect(await screen.findByRole('heading', { level: 1 })).not.toHaveFocus();
    await signIn(user);
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('CAMBIO DE CONTRASEÑA');
    // A change of page is read out.
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    expect(address()).toBe('/configuration?a=1&b=2#c');
    close();
  });

  it('ends at the login when a call answers 401, says so, and leads back', async () => {
    localStorage.setItem(SESSION_KEY, JSON.stringify(keptUser));
    const { user, close } = await open('/configuration#here', [
      dead,
      entered,
      { ...dead, status: 200, body: [] },
    ]);
    expect(await screen.findByText(ENDED)).toBeVisible();
    await signIn(user);
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('CAMBIO DE CONTRASEÑA');
    expect(address()).toBe('/configuration#here');
    close();
  });

  it('starts anew after Salir', async () => {
    localStorage.setItem(SESSION_KEY, JSON.stringify(keptUser));
    const { user, close } = await open('/configuration', [{ ...dead, status: 200, body: [] }]);
    await user.click(await screen.findByRole('button', { name: 'Salir' }));
    expect(await email()).toBeVisible();
    expect(address()).toBe('/dashboard/login');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(screen.queryByText(ENDED)).toBeNull();
    close();
  });

  it('has every menu item of the specification, in its order', async () => {
    localStorage.setItem(SESSION_KEY, JSON.stringify(keptUser));
    const { close } = await open('/configuration', [{ ...dead, status: 200, body: [] }]);
    const menu = await screen.findByRole('navigation');
    const items = [...menu.querySelectorAll('a, button')].map(({ textContent }) => textContent);
    expect(items).toEqual([
      'Usuarios',
      'Consulta de usos',
      'Consulta de transacciones',
      'Configuración',
      'Salir',
    ]);
    close();
  });

  it('has no page elsewhere', async () => {
    const { close } = await open('/dashboard-nowhere', []);
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Página no encontrada');
    close();
  });
});
