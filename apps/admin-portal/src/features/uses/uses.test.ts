import { gate, until } from '@laundry/flow/testing';
import { openPortalWith, buildings, refused } from '../../../test/portal.ts';
import { catchDownloads, textOf } from '../../../test/download.ts';
import { page, summary, recordedUse, uses, USES } from '../../../test/uses.ts';
import { exportCancelled, exportForgotten, partialExportSaved } from '../../reports/export/export.slice.ts';
import { scopeOf } from '../../reports/scope.ts';
import { usesExport } from './export.saga.ts';
import { uses as report } from './report.ts';
import { usesApi } from './uses.api.ts';

const filters = { from: '2026-03-01', to: '2026-03-31', building: 'b-1' };
const march = { ...filters, unit: '', machine: '', uuid: '', result: '' };
const scope = scopeOf({
  texts: report.texts,
  building: 'Mirador',
  query: march,
  narrowings: [['Unidad', '101']],
});
const exportMarch = (format: 'csv' | 'xlsx') =>
  usesExport.requested({
    format,
    query: march,
    scope,
    shown: { filters: {}, sort: null },
    summary: undefined,
    expected: undefined,
  });

beforeEach(() => localStorage.clear());

const open = (...answers: Parameters<typeof openPortalWith>[0]) => {
  const portal = openPortalWith([buildings, summary, ...answers]);
  const askedFor = (path: string) => portal.server.requests.filter(({ url }) => url.pathname === path);
  return { ...portal, askedFor };
};

const SEVEN_COLUMNS = ['Edificio', 'Unidad', 'Máquina', 'Tipo', 'Fecha', 'Tarjeta', 'Resultado'];

describe('an export', () => {
  const lines = async (file: Blob | undefined) => (await textOf(file ?? new Blob())).trimEnd().split('\r\n');

  it('holds the whole result under the seven columns, whatever came in meanwhile', async () => {
    const { caught, stop } = catchDownloads();
    // A use that came in pushes the last one of the first page to the second.
    const { store, askedFor } = open(
      page(uses(0, 1000), 1500),
      page([recordedUse(999), ...uses(1000, 500)], 1501),
    );
    store.dispatch(exportMarch('csv'));
    const state = await until(store, ({ export: { status } }) => status === 'done');
    expect(state.export).toMatchObject({ rows: 1500 });
    expect(caught[0]?.name).toBe('usos-mirador-2026-03-01-a-2026-03-31-unidad-101.csv');
    const written = await lines(caught[0]?.file);
    const [head, first] = written.map((line) => line.split(';'));
    // Other columns may stand among them.
    expect(SEVEN_COLUMNS.map((name) => first?.[head?.indexOf(name) ?? -1]).join(';')).toBe(
      'Mirador;101;LV-1;Lavadora;01/03/2026 23:59;10000000;Exitoso',
    );
    expect(new Set(written).size).toBe(1501);
    expect(askedFor(USES).map(({ url }) => url.searchParams.get('perPage'))).toEqual(['1000', '1000']);
    stop();
    store.stop();
  });

  it('that lost the network hands over what came only if it is wanted, and says so in its name', async () => {
    const { caught, stop } = catchDownloads();
    const { store } = open(page(uses(0, 1000), 1500), refused(USES, 500, 'ex_internal'));
    store.dispatch(exportMarch('csv'));
    const state = await until(store, ({ export: { status } }) => status === 'stopped');
    expect(state.export).toMatchObject({ truncation: 'failed', rows: 1000, error: 'generic' });
    expect(caught).toHaveLength(0);
    store.dispatch(partialExportSaved());
    await until(store, ({ export: { status } }) => status === 'done');
    expect(caught[0]?.name).toBe('usos-mirador-2026-03-01-a-2026-03-31-unidad-101-incompleto.csv');
    expect(await lines(caught[0]?.file)).toHaveLength(1001);
    stop();
    store.stop();
  });

  it('is cancelled by the person, and forgotten', async () => {
    const { caught, stop } = catchDownloads();
    const { store, askedFor, server } = open(page(uses(0, 1000)), { ...page([]), gate: gate() });
    store.dispatch(exportMarch('xlsx'));
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
    store.dispatch(exportMarch('csv'));
    await until(store, ({ export: { status } }) => status === 'running');
    store.dispatch(exportCancelled());
    const state = await until(store, ({ export: { status } }) => status !== 'running');
    expect(state.export).toMatchObject({ status: 'stopped', truncation: 'cancelled', rows: 0 });
    expect(askedFor(USES)).toHaveLength(0);
    store.stop();
  });

  it('ends with the page', async () => {
    const { store, askedFor, server } = open({ ...page([]), gate: gate() });
    store.dispatch(exportMarch('csv'));
    await server.receivedRequests(2);
    store.dispatch(exportForgotten());
    expect(askedFor(USES)[0]?.signal.aborted).toBe(true);
    store.stop();
  });
});

it('gathers the rows for the paper, and stops where nobody wants them any more', async () => {
  const { store, askedFor, server } = open(page(uses(0, 1000)), page(uses(1000, 7)), {
    ...page([]),
    gate: gate(),
  });
  const { printedUses } = usesApi.endpoints;
  const printed = store.dispatch(printedUses.initiate(filters));
  expect((await printed).data).toHaveLength(1007);
  printed.unsubscribe();
  const ofFaro = store.dispatch(printedUses.initiate({ ...filters, building: 'b-2' }));
  await server.receivedRequests(4);
  ofFaro.unsubscribe();
  await ofFaro;
  expect(askedFor(USES)[2]?.signal.aborted).toBe(true);
  store.stop();
});
