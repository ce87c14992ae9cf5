import { gate, until } from '@laundry/flow/testing';
import { openPortalWith, REPORT, buildings } from '../../../test/portal.ts';
import { found, summary, transaction, TRANSACTIONS_SUMMARY } from '../../../test/transactions.ts';
import { signedOut } from '../../session/session.slice.ts';
import { buildingsRequested, reportLeft, searchRequested, searchCleared } from './transactions.slice.ts';

const record = transaction(1);
const january = { from: '2026-01-01', to: '2026-01-31', building: 'b-1' };
const february = { from: '2026-02-01', to: '2026-02-28', building: 'b-1' };
const rows = (amount: number) => found([{ ...record, amount }]);
beforeEach(() => localStorage.clear());

describe('the buildings', () => {
  it('are those that share in the income', async () => {
    const { store, server } = openPortalWith([buildings]);
    store.dispatch(buildingsRequested());
    const { transactions } = await until(
      store,
      ({ transactions }) => transactions.buildings.status === 'ready',
    );
    expect(transactions.buildings).toEqual({ status: 'ready', value: buildings.body });
    expect(server.requests.at(-1)?.url.search).toBe('?split=true');
    store.stop();
  });

  it('that could not be loaded are an error, and can be asked for again', async () => {
    const { store } = openPortalWith([
      buildings,
      { ...buildings, status: 500, body: { result_code: 'ex_internal', result_message: '' } },
      buildings,
    ]);
    store.dispatch(buildingsRequested());
    await until(store, ({ transactions }) => transactions.buildings.status === 'failed');
    store.dispatch(buildingsRequested());
    await until(store, ({ transactions }) => transactions.buildings.status === 'ready');
    store.stop();
  });
});

describe('a search', () => {
  it('asks the report for its filters', async () => {
    const { store, server } = openPortalWith([buildings, summary, rows(400)]);
    store.dispatch(searchRequested(january));
    const { transactions } = await until(store, ({ transactions }) => transactions.search.status === 'found');
    expect(transactions.search).toEqual({
      status: 'found',
      query: january,
      rows: [{ ...record, amount: 400 }],
    });
    for (const path of [REPORT, TRANSACTIONS_SUMMARY]) {
      const requested = server.requests.filter(({ url }) => url.pathname === path);
      expect(requested.map(({ url }) => Object.fromEntries(url.searchParams))).toEqual([january]);
    }
    store.stop();
  });

  it('supersedes the one before: its request is aborted and its answer never shown', async () => {
    const late = gate();
    const { store, server } = openPortalWith([buildings, summary, { ...rows(1), gate: late }, rows(2)]);
    await server.receivedRequests(1);
    store.dispatch(searchRequested(january));
    await server.receivedRequests(3);
    store.dispatch(searchRequested(february));
    await until(store, ({ transactions }) => transactions.search.status === 'found');
    late.release();
    await Promise.resolve();
    const requested = server.requests.filter(({ url }) => url.pathname === REPORT);
    expect(requested.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    expect(store.getState().transactions.search).toEqual({
      status: 'found',
      query: february,
      rows: [{ ...record, amount: 2 }],
    });
    store.stop();
  });

  it.each([
    ['clearing', searchCleared()],
    ['leaving the page', reportLeft()],
  ])('is dropped by %s', async (_, event) => {
    const { store, server } = openPortalWith([buildings, summary, { ...rows(1), gate: gate() }]);
    await server.receivedRequests(1);
    store.dispatch(searchRequested(january));
    await server.receivedRequests(3);
    store.dispatch(event);
    expect(server.requests.find(({ url }) => url.pathname === REPORT)?.signal.aborted).toBe(true);
    expect(store.getState().transactions.search).toEqual({ status: 'idle' });
    store.stop();
  });

  it('of a dead session ends it', async () => {
    const { store } = openPortalWith([
      buildings,
      { ...rows(1), status: 401, body: { result_code: 'ex_unauthorized', result_message: '' } },
    ]);
    store.dispatch(searchRequested(january));
    const { session } = await until(store, ({ session }) => session.status === 'closed');
    expect(session).toEqual({ status: 'closed', because: 'ended' });
    store.stop();
  });

  it('leaves nothing behind for the next user', async () => {
    const { store } = openPortalWith([buildings, summary, rows(400)]);
    store.dispatch(searchRequested(january));
    await until(store, ({ transactions }) => transactions.search.status === 'found');
    store.dispatch(signedOut());
    expect(store.getState().transactions.search).toEqual({ status: 'idle' });
    store.stop();
  });
});
