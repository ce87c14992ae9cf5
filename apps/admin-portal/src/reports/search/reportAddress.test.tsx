import '@testing-library/jest-dom';
import { gate } from '@laundry/flow/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router';
import { BUILDINGS, REPORT, buildings, openPortalWith, refused } from '../../../test/portal.ts';
import { found, summary as sums, transaction, TRANSACTIONS_SUMMARY } from '../../../test/transactions.ts';
import { details, page, recordedUse, summary, USES, USES_SUMMARY, uses } from '../../../test/uses.ts';
import { Portal } from '../../app/Portal.tsx';
import { portalRoutes } from '../../app/routes.tsx';
import { signedOut } from '../../session/session.slice.ts';

const SEARCH = '?from=2026-03-01&to=2026-03-31&building=b-1';
const ADDRESS = `/dashboard-uses${SEARCH}`;

afterEach(() => localStorage.clear());

/** Opens the portal at a report's address. */
function openAt(address: string, ...answers: Parameters<typeof openPortalWith>[0]) {
  const portal = openPortalWith([buildings, details, summary, sums, ...answers]);
  const router = createMemoryRouter(portalRoutes(portal.start), { initialEntries: [address] });
  const requested = (path: string) => portal.server.requests.filter(({ url }) => url.pathname === path);
  const show = () => act(async () => render(<Portal store={portal.store} router={router} />));
  return { ...portal, router, requested, show };
}

describe('the search of an address', () => {
  it('is requested by the navigation before the page renders, and only once', async () => {
    const { requested, show } = openAt(ADDRESS, page(uses(0, 1), 1));
    await waitFor(() => expect(requested(USES)).toHaveLength(1));
    await show();
    expect(await screen.findByText('10000000')).toBeInTheDocument();
    expect(requested(USES)).toHaveLength(1);
    expect(requested(USES_SUMMARY)).toHaveLength(1);
  });

  it('is requested again by BUSCAR', async () => {
    const { requested, show } = openAt(ADDRESS, page(uses(0, 1), 1), page(uses(7, 1), 1));
    await show();
    await userEvent.click(await screen.findByRole('button', { name: 'BUSCAR' }));
    expect(await screen.findByText('10000007')).toBeInTheDocument();
    expect(requested(USES)).toHaveLength(2);
  });

  it('requests page=1 and perPage=50 exactly, and its totals once for all pages', async () => {
    const { requested, router, show } = openAt(ADDRESS, page(uses(0, 1), 120), page(uses(50, 1), 120));
    await show();
    expect(await screen.findByText('10000000')).toBeInTheDocument();
    expect(requested(USES).map(({ url }) => url.search)).toEqual([`${SEARCH}&page=1&perPage=50`]);
    await act(() => router.navigate(`${ADDRESS}&page=2`));
    expect(await screen.findByText('10000050')).toBeInTheDocument();
    expect(requested(USES).map(({ url }) => url.searchParams.get('page'))).toEqual(['1', '2']);
    expect(requested(USES_SUMMARY).map(({ url }) => url.search)).toEqual([SEARCH]);
  });

  it('keeps the previous page in sight until the next arrives, but not that of another search', async () => {
    const held = gate();
    const { router, show } = openAt(ADDRESS, page(uses(0, 1), 120), { ...page([]), gate: held });
    await show();
    expect(await screen.findByText('10000000')).toBeInTheDocument();
    await act(() => router.navigate(`${ADDRESS}&page=2`));
    expect(screen.getByText('10000000')).toBeInTheDocument();
    await act(() => router.navigate(`${ADDRESS}&uuid=10000001`));
    await waitFor(() => expect(screen.queryByText('10000000')).toBeNull());
  });

  it('aborts the previous search, and never shows its response', async () => {
    const late = gate();
    const { requested, router, server, show } = openAt(
      ADDRESS,
      { ...page([recordedUse(1)]), gate: late },
      page([recordedUse(2)]),
    );
    await show();
    await server.receivedRequests(2);
    await act(() => router.navigate(`${ADDRESS}&uuid=10000002`));
    expect(await screen.findByText('10000002')).toBeInTheDocument();
    await act(async () => late.release());
    expect(requested(USES).map(({ signal }) => signal.aborted)).toEqual([true, false]);
    expect(screen.queryByText('10000001')).toBeNull();
  });

  it.each([
    ['clearing', '/dashboard-uses'],
    ['leaving the page', '/configuration'],
  ])('is aborted by %s', async (_, address) => {
    const { requested, router, show } = openAt(ADDRESS, { ...page([]), gate: gate() });
    await show();
    await screen.findByRole('heading', { name: 'REPORTE DE USOS' });
    await act(() => router.navigate(address));
    // Sooner than by the client's own time limit.
    const soon = { timeout: 10_000 };
    await waitFor(() => expect(requested(USES)[0]?.signal.aborted).toBe(true), soon);
  });

  it('ends the session on a 401, and clears the cache', async () => {
    const { show, store } = openAt(ADDRESS, refused(USES, 401, 'ex_unauthorized'));
    await show();
    await waitFor(() => expect(store.getState().session).toEqual({ status: 'closed', because: 'ended' }));
    expect(Object.values(store.getState().api.queries)).toEqual([]);
  });

  it('requests transactions and totals once, and the buildings that share in the income', async () => {
    const address = `/dashboard-transactions${SEARCH}`;
    const { requested, show, store } = openAt(address, found([transaction(1)]));
    await show();
    expect(await screen.findByText('10000001')).toBeInTheDocument();
    for (const path of [REPORT, TRANSACTIONS_SUMMARY])
      expect(requested(path).map(({ url }) => url.search)).toEqual([SEARCH]);
    expect(requested(BUILDINGS).at(-1)?.url.search).toBe('?split=true');
    act(() => void store.dispatch(signedOut()));
    expect(Object.values(store.getState().api.queries)).toEqual([]);
  });
});
