import '@testing-library/jest-dom';
import { gate } from '@laundry/flow/testing';
import type { FakeAnswer } from '@laundry/flow/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { march, nothing, OVERVIEW } from '../../../test/overview.ts';
import { showPage } from '../../../test/page.tsx';
import { BUILDINGS } from '../../../test/portal.ts';
import { trendOf } from './comparison.ts';
import { WelcomePage } from './WelcomePage.tsx';

const alive: FakeAnswer = { method: 'GET', path: BUILDINGS, body: [] };
const answer: FakeAnswer = { method: 'GET', path: OVERVIEW, body: march };
const refused = (status: number, result_code: string): FakeAnswer => ({
  ...answer,
  status,
  body: { result_code, result_message: '' },
});
const GENERIC =
  'El sistema no ha podido procesar su solicitud. Por favor intente nuevamente más tarde o contáctenos.';

const show = (...answers: FakeAnswer[]) => showPage(WelcomePage, '/dashboard-admin', [alive, ...answers]);
const panel = (name: string) => screen.findByRole('region', { name });

beforeEach(() => localStorage.clear());

describe('the first page', () => {
  it('welcomes by name', async () => {
    const { close } = await show(answer);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      /^Bienvenido Ana a tu Dashboard de .+!$/,
    );
    close();
  });

  it('leads to the settlement at a press', async () => {
    const { user, router, close } = await show(answer);
    await user.click(await screen.findByRole('link', { name: 'LIQUIDACIÓN DEL MES' }));
    expect(router.state.location.pathname).toBe('/dashboard-settlement');
    close();
  });

  it('sets this month beside the same days of the last one', async () => {
    const { close } = await show(answer);
    const month = await panel('Este mes');
    expect(month).toHaveTextContent(
      'Del 01/03/2026 al 03/03/2026, comparado con los mismos días del mes anterior.',
    );
    for (const text of [
      'Usos1.25025% másMismos días del mes anterior: 1.000',
      'Todo el mes anterior: 9.000',
      'Monto de transacciones (UYU)$ 12.300,5050% menosMismos días',
      'Ingreso Administración (UYU)$ 1.200Sin cambios',
    ])
      expect(month.textContent).toContain(text);
    close();
  });

  it('leads to the residents who have not confirmed, building by building', async () => {
    const { close } = await show(answer);
    const waiting = await panel('Residentes sin confirmar');
    expect(waiting).toHaveTextContent('4 residentes esperan confirmar su registro.');
    const links = within(waiting).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Torre Bulevar', '/dashboard-users?building=b-1'],
      ['Complejo Parque', '/dashboard-users?building=b-2'],
    ]);
    close();
  });

  it('leads to the uses of machines that fail unusually often', async () => {
    const { close } = await show(answer);
    const failing = await panel('Máquinas con más fallas de lo habitual');
    expect(within(failing).getByRole('link', { name: 'LAVADORA - 3 · Torre Bulevar' })).toHaveAttribute(
      'href',
      '/dashboard-uses?from=2026-02-02&to=2026-03-03&building=b-1&machine=m-3',
    );
    expect(within(failing).getByRole('link', { name: 'SECADORA - 1 · Complejo Parque' })).toBeVisible();
    expect(failing.textContent).toContain('N.º SN-000330\u00a0de\u00a0120\u00a0usos fallaron (25%)');
    const report = within(failing).getByRole('link', {
      name: 'REPORTAR FALLA de LAVADORA - 3, Torre Bulevar',
    });
    const { pathname, searchParams } = new URL(report.getAttribute('href') ?? '');
    expect([pathname, searchParams.get('building'), searchParams.get('machine')]).toEqual([
      '/report-failure',
      'Torre Bulevar',
      'LAVADORA - 3 · SN-0003',
    ]);
    close();
  });

  it('has the numbers of its plot as a table', async () => {
    const { user, close } = await show(answer);
    await user.click(await screen.findByText('Ver los números'));
    const table = screen.getByRole('table', { name: 'Usos de cada día, este mes y el anterior' });
    expect(within(table).getByRole('row', { name: '3 440 300' })).toBeVisible();
    close();
  });

  it('is loading, then says that there is nothing yet', async () => {
    const held = gate();
    const { close } = await show({ ...answer, body: nothing, gate: held });
    expect(screen.getByText('Preparando el resumen…')).toBeInTheDocument();
    held.release();
    expect(await screen.findByText('Todavía no hay datos para mostrar')).toBeVisible();
    close();
  });

  it.each<[string, FakeAnswer, string]>([
    ['a server that fails', refused(500, 'ex_internal'), GENERIC],
    ['too many calls', refused(429, 'ex_too_many_requests'), 'Demasiados intentos. Espere unos minutos.'],
    ['a malformed answer', { ...answer, body: { months: 'x' } }, GENERIC],
  ])('tells of %s and tries again', async (_, failing, text) => {
    const { user, close } = await show(failing, answer);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    await user.click(screen.getByRole('button', { name: 'REINTENTAR' }));
    expect(await panel('Este mes')).toBeVisible();
    close();
  });

  it('drops what is on its way when it is left, and ends a dead session', async () => {
    const first = await show({ ...answer, gate: gate() });
    await first.server.asked(2);
    first.close();
    expect(first.server.requests.find(({ url }) => url.pathname === OVERVIEW)?.signal.aborted).toBe(true);
    const { store, close } = await show(refused(401, 'ex_unauthorized'));
    await waitFor(() => expect(store.getState().session).toEqual({ status: 'closed', because: 'ended' }));
    close();
  });
});

describe('a trend', () => {
  it.each([
    [0, 0, 'Sin cambios'],
    [5, 0, 'Sin movimientos antes'],
    [3, 2, '50% más'],
    [0, 2, '100% menos'],
  ])('of %d after %d', (now, before, text) => expect(trendOf(now, before)).toBe(text));
});
