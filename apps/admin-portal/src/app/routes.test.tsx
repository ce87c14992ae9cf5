import '@testing-library/jest-dom';
import { gate } from '@laundry/flow/testing';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { BUILDINGS, openPortalWith } from '../../test/portal.ts';
import { paths } from '../shared/paths.ts';
import { Portal } from './Portal.tsx';
import { portalRoutes } from './routes.tsx';

function Broken(): never {
  throw new Error('broken');
}

const alive = { path: BUILDINGS, body: [] };
const whole = { title: 'Entera', lazy: async () => ({ Component: () => <p>Entera</p> }) };

afterEach(() => localStorage.clear());

describe.each([
  ['whose code does not come', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['that breaks', () => Promise.resolve({ Component: Broken })],
])('a page %s', (_, lazy) => {
  it.each([
    [paths.users, paths.uses, true],
    [paths.forgotPassword, paths.resetPassword, false],
  ])('shows an error, and another page still opens: %s', async (brokenPath, wholePath, inDashboard) => {
    const { start, store } = openPortalWith([alive]);
    const pages = [
      { path: brokenPath, title: 'Rota', lazy },
      { path: wholePath, ...whole },
    ];
    const router = createMemoryRouter(portalRoutes(start, { pages }), { initialEntries: [brokenPath] });
    await act(async () =>
      render(<Portal store={store} router={router} />, { onCaughtError: () => undefined }),
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('Ha ocurrido un error');
    expect(screen.getByRole('main')).toContainElement(screen.getByRole('alert'));
    // The dashboard's menu stays, and has this button.
    expect(screen.queryByRole('button', { name: 'Salir' }) !== null).toBe(inDashboard);
    await act(() => router.navigate(wholePath));
    expect(await screen.findByText('Entera')).toBeInTheDocument();
  });
});

it('finds the page of an address with a trailing slash', async () => {
  const { start, store } = openPortalWith([alive]);
  const router = createMemoryRouter(portalRoutes(start, { pages: [{ path: paths.uses, ...whole }] }), {
    initialEntries: [`${paths.uses}/`],
  });
  await act(async () => render(<Portal store={store} router={router} />));
  expect(await screen.findByText('Entera')).toBeInTheDocument();
});

it('shows progress while a page loads, and the previous page until then', async () => {
  const { start, store } = openPortalWith([alive]);
  const late = gate();
  const pages = [
    { path: paths.uses, ...whole },
    {
      path: paths.users,
      title: 'Tarde',
      lazy: () => late.opened.then(() => ({ Component: () => <p>Tarde</p> })),
    },
  ];
  const router = createMemoryRouter(portalRoutes(start, { pages }), { initialEntries: [paths.uses] });
  await act(async () => render(<Portal store={store} router={router} />));
  await screen.findByText('Entera');
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  act(() => void router.navigate(paths.users));
  expect(await screen.findByRole('progressbar', { name: 'Cargando…' })).toBeInTheDocument();
  expect(screen.getByText('Entera')).toBeInTheDocument();
  await act(async () => late.release());
  await screen.findByText('Tarde');
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});
