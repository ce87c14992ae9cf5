import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { BUILDINGS, openPortalWith } from '../../test/portal.ts';
import { Portal } from './Portal.tsx';
import { portalRoutes } from './routes.tsx';

function Broken(): never {
  throw new Error('broken');
}

const alive = { method: 'GET', path: BUILDINGS, body: [] };
const whole = { path: '/whole', title: 'Entera', lazy: async () => ({ Component: () => <p>Entera</p> }) };

beforeEach(() => localStorage.clear());

describe.each([
  ['whose code does not come', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['that breaks', () => Promise.resolve({ Component: Broken })],
])('a page %s', (_, lazy) => {
  it.each([undefined, true] as const)(
    'says so, and another address is shown: public %s',
    async (isPublic) => {
      const { start, store } = openPortalWith([alive]);
      const kind = isPublic && { isPublic };
      const pages = [
        { path: '/broken', title: 'Rota', lazy, ...kind },
        { ...whole, ...kind },
      ];
      const router = createMemoryRouter(portalRoutes(start, { pages }), { initialEntries: ['/broken'] });
      await act(async () =>
        render(<Portal store={store} router={router} />, { onCaughtError: () => undefined }),
      );
      expect(await screen.findByRole('alert')).toHaveTextContent('Ha ocurrido un error');
      expect(screen.getByRole('main')).toContainElement(screen.getByRole('alert'));
      // In the dashboard its menu stays.
      expect(screen.queryByRole('button', { name: 'Salir' }) !== null).toBe(isPublic === undefined);
      await act(() => router.navigate('/whole'));
      expect(await screen.findByText('Entera')).toBeInTheDocument();
      store.stop();
    },
  );
});
