import { gate, until } from '@laundry/flow/testing';
import { BUILDINGS, openPortalWith, buildings, refused } from '../../../test/portal.ts';
import { catchDownloads, textOf } from '../../../test/download.ts';
import { details, page, summary, recordedUse, uses, USES, USES_SUMMARY } from '../../../test/uses.ts';
import { exportCancelled, exportForgotten, partialExportSaved } from '../../reports/export/export.slice.ts';
import type { UsesFilters } from './filters.ts';
import {
  buildingsRequested,
  detailsRequested,
  exportRequested,
  printRequested,
  reportLeft,
  searchRequested,
  searchCleared,
} from './uses.slice.ts';

const march: UsesFilters = {
  from: '2026-03-01',
  to: '2026-03-31',
  building: 'b-1',
  unit: '',
  machine: '',
  uuid: '',
};
const ofCard = { ...march, uuid: '10000001' };
const first = { query: march, page: 0 };

beforeEach(() => localStorage.clear());

const open = (...answers: Parameters<typeof openPortalWith>[0]) => {
  const portal = openPortalWith([buildings, details, summary, ...answers]);
  const askedFor = (path: string) => portal.server.requests.filter(({ url }) => url.pathname === path);
  return { ...portal, askedFor };
};
const isFound = ({ uses: { search } }: { uses: { search: { status: string } } }) => search.status === 'found';

it('asks for all buildings of the administration', async () => {
  const { store, askedFor } = open();
  store.dispatch(buildingsRequested());
  await until(store, ({ uses: { buildings: own } }) => own.status === 'ready');
  expect(askedFor(BUILDINGS).at(-1)?.url.search).toBe('');
  store.stop();
});

it('asks for the units and machines of the building chosen last', async () => {
  const { store } = open({ method: 'GET', path: '/api/v1/buildings/b-2', gate: gate() });
  store.dispatch(detailsRequested('b-2'));
  store.dispatch(detailsRequested('b-1'));
  const state = await until(store, ({ uses: { details: found } }) => found.status === 'ready');
  expect(state.uses.details).toMatchObject({ value: { id: 'b-1' } });
  store.dispatch(detailsRequested(''));
  expect(store.getState().uses.details).toEqual({ status: 'idle' });
  store.stop();
});

describe('a search', () => {
  it('asks for page=1 and perPage=50, to the letter, and for its totals once', async () => {
    const { store, askedFor } = open(page(uses(0, 50), 120), page(uses(50, 50), 120));
    store.dispatch(searchRequested(first));
    const { uses: state } = await until(store, isFound);
    expect(state.search).toMatchObject({ total: 120, rows: { length: 50 } });
    expect(askedFor(USES)[0]?.url.search).toBe(
      '?from=2026-03-01&to=2026-03-31&building=b-1&page=1&perPage=50',
    );

    store.dispatch(searchRequested({ query: march, page: 1 }));
    // What is here stays in sight until the next page comes.
    expect(store.getState().uses.search).toMatchObject({ status: 'searching', rows: { length: 50 } });
    await until(store, isFound);
    expect(askedFor(USES)[1]?.url.searchParams.get('page')).toBe('2');
    await until(store, ({ uses: { summary: totals } }) => totals.status === 'ready');
    expect(askedFor(USES_SUMMARY)).toHaveLength(1);
    expect(askedFor(USES_SUMMARY)[0]?.url.search).toBe('?from=2026-03-01&to=2026-03-31&building=b-1');
    store.stop();
  });

  it('supersedes the one before: its request is aborted and its answer never shown', async () => {
    const late = gate();
    const { store, server, askedFor } = open(
      { ...page([recordedUse(1)]), gate: late },
      page([recordedUse(2)]),
    );
    store.dispatch(searchRequested(first));
    await server.receivedRequests(3);
    store.dispatch(searchRequested({ query: ofCard, page: 0 }));
    await until(store, isFound);
    late.release();
    await Promise.resolve();
    expect(askedFor(USES).map(({ signal }) => signal.aborted)).toEqual([true, false]);
    expect(store.getState().uses.search).toMatchObject({ query: ofCard, rows: [{ id: 'use-2' }] });
    store.stop();
  });

  it.each([
    ['clearing', searchCleared()],
    ['leaving the page', reportLeft()],
  ])('is dropped by %s', async (_, event) => {
    const { store, server, askedFor } = open({ ...page([]), gate: gate() });
    store.dispatch(searchRequested(first));
    await server.receivedRequests(3);
    store.dispatch(event);
    expect(askedFor(USES)[0]?.signal.aborted).toBe(true);
    expect(store.getState().uses.search).toEqual({ status: 'idle' });
    store.stop();
  });

  it.each([
    [404, 'ex_not_found', 'notFound'],
    [422, 'ex_invalid_field', 'invalidField'],
    [429, 'ex_too_many_requests', 'tooManyRequests'],
    [500, 'ex_internal', 'generic'],
  ])('that is answered %d %s failed as %s', async (status, code, error) => {
    const { store } = open(refused(USES, status, code));
    store.dispatch(searchRequested(first));
    const state = await until(store, ({ uses: { search } }) => search.status === 'failed');
    expect(state.uses.search).toEqual({ status: 'failed', error, ...first });
    store.stop();
  });

  it('of a dead session ends it', async () => {
    const { store } = open(refused(USES, 401, 'ex_unauthorized'));
    store.dispatch(searchRequested(first));
    await until(store, ({ session }) => session.status === 'closed');
    expect(store.getState().uses.search).toEqual({ status: 'idle' });
    store.stop();
  });
});

describe('an export', () => {
  const lines = async (file: Blob | undefined) => (await textOf(file ?? new Blob())).trimEnd().split('\r\n');

  it('holds the whole result under the seven columns, whatever came in meanwhile', async () => {
    const { caught, stop } = catchDownloads();
    // A use that came in pushes the last one of the first page to the second.
    const { store, askedFor } = open(
      page(uses(0, 1000), 1500),
      page([recordedUse(999), ...uses(1000, 500)], 1501),
    );
    store.dispatch(exportRequested({ format: 'csv', query: march }));
    const state = await until(store, ({ export: { status } }) => status === 'done');
    expect(state.export).toMatchObject({ rows: 1500 });
    expect(caught[0]?.name).toBe('usos-b-1-2026-03-01-a-2026-03-31.csv');
    const written = await lines(caught[0]?.file);
    expect(written[0]).toBe('Edificio;Unidad;Máquina;Tipo;Fecha;Tarjeta;Resultado');
    expect(written[1]).toBe('Mirador;101;LV-1;Lavadora;01/03/2026 23:59;10000000;Exitoso');
    expect(new Set(written).size).toBe(1501);
    expect(askedFor(USES).map(({ url }) => url.searchParams.get('perPage'))).toEqual(['1000', '1000']);
    stop();
    store.stop();
  });

  it('that lost the network hands over what came only if it is wanted, and says so in its name', async () => {
    const { caught, stop } = catchDownloads();
    const { store } = open(page(uses(0, 1000), 1500), refused(USES, 500, 'ex_internal'));
    store.dispatch(exportRequested({ format: 'csv', query: march }));
    const state = await until(store, ({ export: { status } }) => status === 'stopped');
    expect(state.export).toMatchObject({ truncation: 'failed', rows: 1000, error: 'generic' });
    expect(caught).toHaveLength(0);
    store.dispatch(partialExportSaved());
    await until(store, ({ export: { status } }) => status === 'done');
    expect(caught[0]?.name).toBe('usos-b-1-2026-03-01-a-2026-03-31-incompleto.csv');
    expect(await lines(caught[0]?.file)).toHaveLength(1001);
    stop();
    store.stop();
  });

  it('is cancelled by the person, and forgotten', async () => {
    const { caught, stop } = catchDownloads();
    const { store, askedFor, server } = open(page(uses(0, 1000)), { ...page([]), gate: gate() });
    store.dispatch(exportRequested({ format: 'xlsx', query: march }));
    // The session, the totals that a workbook has, and two pages.
    await server.receivedRequests(4);
    store.dispatch(exportCancelled());
    const state = await until(store, ({ export: { status } }) => status === 'stopped');
    expect(state.export).toMatchObject({ truncation: 'cancelled', rows: 1000 });
    expect(askedFor(USES).at(-1)?.signal.aborted).toBe(true);
    store.dispatch(exportForgotten());
    expect(store.getState().export).toEqual({ status: 'idle' });
    expect(caught).toHaveLength(0);
    stop();
    store.stop();
  });

  it('is cancelled while what writes it is on its way, and asks for nothing', async () => {
    const { store, askedFor } = open(page(uses(0, 1000)));
    store.dispatch(exportRequested({ format: 'csv', query: march }));
    await until(store, ({ export: { status } }) => status === 'running');
    store.dispatch(exportCancelled());
    const state = await until(store, ({ export: { status } }) => status !== 'running');
    expect(state.export).toMatchObject({ status: 'stopped', truncation: 'cancelled', rows: 0 });
    expect(askedFor(USES)).toHaveLength(0);
    store.stop();
  });

  it('ends with the page', async () => {
    const { store, askedFor, server } = open({ ...page([]), gate: gate() });
    store.dispatch(exportRequested({ format: 'csv', query: march }));
    await server.receivedRequests(2);
    store.dispatch(reportLeft());
    expect(askedFor(USES)[0]?.signal.aborted).toBe(true);
    store.stop();
  });
});

it('gathers the rows for the paper', async () => {
  const { store } = open(page(uses(0, 1000)), page(uses(1000, 7)));
  store.dispatch(printRequested(march));
  const state = await until(store, ({ uses: { print } }) => print.status === 'ready');
  expect(state.uses.print).toMatchObject({ value: { length: 1007 } });
  store.stop();
});

it('drops the rows for the paper when something else is searched for, not when a page is turned', async () => {
  const { store, server, askedFor } = open(page(uses(0, 50), 1007), page(uses(50, 50), 1007), {
    ...page([]),
    gate: gate(),
  });
  store.dispatch(searchRequested(first));
  await until(store, isFound);
  store.dispatch(searchRequested({ query: march, page: 1 }));
  await until(store, isFound);
  const before = server.requests.length;
  store.dispatch(printRequested(march));
  await server.receivedRequests(before + 1);
  store.dispatch(searchRequested({ query: march, page: 0 }));
  expect(store.getState().uses.print).toEqual({ status: 'loading' });
  store.dispatch(searchRequested({ query: ofCard, page: 0 }));
  expect(store.getState().uses.print).toEqual({ status: 'idle' });
  expect(askedFor(USES)[2]?.signal.aborted).toBe(true);
  store.stop();
});
