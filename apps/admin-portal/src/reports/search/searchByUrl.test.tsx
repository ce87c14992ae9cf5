import '@testing-library/jest-dom';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router';
import { openPortalWith, buildings } from '../../../test/portal.ts';
import { details, page, summary, USES, USES_SUMMARY, uses } from '../../../test/uses.ts';
import { Portal } from '../../app/Portal.tsx';
import { portalRoutes } from '../../app/routes.tsx';

const ADDRESS = '/dashboard-uses?from=2026-03-01&to=2026-03-31&building=b-1';

beforeEach(() => localStorage.clear());

/** The portal opened at a report's address. */
function openAt(address: string, ...answers: Parameters<typeof openPortalWith>[0]) {
  const portal = openPortalWith([buildings, details, summary, ...answers]);
  const router = createMemoryRouter(portalRoutes(portal.start), { initialEntries: [address] });
  const requested = (path: string) => portal.server.requests.filter(({ url }) => url.pathname === path);
  const show = () => act(async () => render(<Portal store={portal.store} router={router} />));
  return { ...portal, router, requested, show };
}

describe('the search of an address', () => {
  it('is sent by the navigation before anything is drawn, and not again by the page', async () => {
    const { requested, show, store } = openAt(ADDRESS, page(uses(0, 1), 1));
    await waitFor(() => expect(requested(USES)).toHaveLength(1));
    await show();
    expect(await screen.findByText('10000000')).toBeInTheDocument();
    expect(requested(USES)).toHaveLength(1);
    expect(requested(USES_SUMMARY)).toHaveLength(1);
    store.stop();
  });

  it('is sent anew when it is asked for anew', async () => {
    const { requested, show, store } = openAt(ADDRESS, page(uses(0, 1), 1), page(uses(7, 1), 1));
    await show();
    await userEvent.click(await screen.findByRole('button', { name: 'BUSCAR' }));
    expect(await screen.findByText('10000007')).toBeInTheDocument();
    expect(requested(USES)).toHaveLength(2);
    store.stop();
  });

  it('is not sent for other pages', async () => {
    const { requested, router, show, store } = openAt('/configuration');
    await show();
    expect(requested(USES)).toHaveLength(0);
    await act(() => router.navigate('/dashboard-transactions'));
    expect(requested('/api/v1/reports/transactions')).toHaveLength(0);
    store.stop();
  });
});
