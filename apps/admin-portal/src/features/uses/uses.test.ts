import { gate } from '@laundry/flow/testing';
import { act, renderHook } from '@testing-library/react';
import { buildings, openPortalWith, refused } from '../../../test/portal.ts';
import { catchDownloads, readText } from '../../../test/download.ts';
import { page, summary, recordedUse, uses, USES } from '../../../test/uses.ts';
import { reportOrder } from '../../reports/export/reportExport.ts';
import { useExport } from '../../reports/export/useExport.ts';
import { describeScope } from '../../reports/scope.ts';
import { uses as report } from './report.ts';
import { exportedUses, usesApi } from './uses.api.ts';

const filters = { from: '2026-03-01', to: '2026-03-31', building: 'b-1' };
const march = { ...filters, unit: '', machine: '', uuid: '', result: '' } as const;
const scope = describeScope({
  texts: report.texts,
  building: 'Mirador',
  query: march,
  narrowings: [['Unidad', '101']],
});

afterEach(() => localStorage.clear());

const open = (...answers: Parameters<typeof openPortalWith>[0]) => {
  const portal = openPortalWith([buildings, summary, ...answers]);
  const askedFor = (path: string) => portal.server.requests.filter(({ url }) => url.pathname === path);
  return { ...portal, askedFor };
};

/** Starts an export of March, as the page does. */
function exportMarch({ store }: ReturnType<typeof open>, format: 'csv' | 'xlsx') {
  const { result, unmount } = renderHook(() => useExport());
  const state = () => result.current.state;
  const prepare = async (_: unknown, signal: AbortSignal) =>
    reportOrder(report, scope, {
      ...(await store.dispatch(exportedUses(filters, format, signal))),
      expected: undefined,
    });
  let running = Promise.resolve();
  act(() => void (running = result.current.start(format, prepare)));
  return { state, unmount, exporting: result.current, written: () => act(() => running) };
}

const SEVEN_COLUMNS = ['Edificio', 'Unidad', 'Máquina', 'Tipo', 'Fecha', 'Tarjeta', 'Resultado'];

describe('an export', () => {
  const lines = async (file: Blob | undefined) =>
    (await readText(file ?? new Blob())).trimEnd().split('\r\n');

  it('has every row once under the seven columns, even if a use arrives meanwhile', async () => {
    const { caught, stop } = catchDownloads();
    // A new use moves the last one of the first page to the second page.
    const portal = open(page(uses(0, 1000), 1500), page([recordedUse(999), ...uses(1000, 500)], 1501));
    const { written, state } = exportMarch(portal, 'csv');
    await written();
    expect(state()).toMatchObject({ status: 'done', rows: 1500 });
    expect(caught[0]?.name).toBe('usos-mirador-2026-03-01-a-2026-03-31-unidad-101.csv');
    const rows = await lines(caught[0]?.file);
    const [head, first] = rows.map((line) => line.split(';'));
    // The file may have other columns too.
    expect(SEVEN_COLUMNS.map((name) => first?.[head?.indexOf(name) ?? -1]).join(';')).toBe(
      'Mirador;101;LV-1;Lavadora;01/03/2026 23:59;10000000;Exitoso',
    );
    expect(new Set(rows).size).toBe(1501);
    expect(portal.askedFor(USES).map(({ url }) => url.searchParams.get('perPage'))).toEqual(['1000', '1000']);
    stop();
  });

  it('that fails offers the rows so far, in a file that is named as incomplete', async () => {
    const { caught, stop } = catchDownloads();
    const portal = open(page(uses(0, 1000), 1500), refused(USES, 500, 'ex_internal'));
    const { written, state } = exportMarch(portal, 'csv');
    await written();
    const stopped = state();
    expect(stopped).toMatchObject({ truncation: 'failed', rows: 1000, error: 'generic' });
    expect(caught).toHaveLength(0);
    act(() => {
      if ('keep' in stopped) stopped.keep();
    });
    expect(caught[0]?.name).toBe('usos-mirador-2026-03-01-a-2026-03-31-unidad-101-incompleto.csv');
    expect(await lines(caught[0]?.file)).toHaveLength(1001);
    stop();
  });

  it.each<[string, (started: ReturnType<typeof exportMarch>) => void]>([
    ['it is cancelled', ({ exporting }) => exporting.cancel()],
    ['the page is left', ({ unmount }) => unmount()],
  ])('aborts its request when %s', async (_what, end) => {
    const portal = open(page(uses(0, 1000)), { ...page([]), gate: gate() });
    const started = exportMarch(portal, 'xlsx');
    // The portal's first call, the totals for the workbook, and two pages.
    await act(() => portal.server.receivedRequests(4));
    end(started);
    await started.written();
    expect(portal.askedFor(USES).at(-1)?.signal.aborted).toBe(true);
  });

  it('sends no request if it is cancelled while its code loads', async () => {
    const portal = open(page(uses(0, 1000)));
    const { exporting, written, state } = exportMarch(portal, 'csv');
    exporting.cancel();
    await written();
    expect(state()).toMatchObject({ truncation: 'cancelled', rows: 0 });
    expect(portal.askedFor(USES)).toHaveLength(0);
  });
});

it('gathers all rows for printing, and aborts when they are no longer needed', async () => {
  const { store, askedFor, server } = open(page(uses(0, 1000)), page(uses(1000, 7)), {
    ...page([]),
    gate: gate(),
  });
  const { printedUses } = usesApi.endpoints;
  const printed = store.dispatch(printedUses.initiate(filters));
  expect((await printed).data).toMatchObject([{ length: 1007 }, summary.body]);
  printed.unsubscribe();
  const ofFaro = store.dispatch(printedUses.initiate({ ...filters, building: 'b-2' }));
  await server.receivedRequests(6);
  ofFaro.unsubscribe();
  await ofFaro;
  expect(askedFor(USES)[2]?.signal.aborted).toBe(true);
});
