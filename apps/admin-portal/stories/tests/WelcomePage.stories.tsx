import { gate } from '@laundry/flow/testing';
import type { FakeAnswer } from '@laundry/flow/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { march, OVERVIEW } from '../../test/overview.ts';
import { BUILDINGS } from '../../test/portal.ts';
import { openPage, pageTests } from './openPage.tsx';
import type { Mount } from './openPage.tsx';

const meta = { title: 'Pruebas/Portal/Inicio', tags: ['!dev', '!autodocs'], ...pageTests } satisfies Meta;

export default meta;
type Story = StoryObj;

const alive: FakeAnswer = { method: 'GET', path: BUILDINGS, body: [] };

const answer: FakeAnswer = { method: 'GET', path: OVERVIEW, body: march };

const refused = (status: number, result_code: string): FakeAnswer => ({
  ...answer,
  status,
  body: { result_code, result_message: '' },
});

const GENERIC =
  'El sistema no ha podido procesar su solicitud. Por favor intente nuevamente más tarde o contáctenos.';

const show = (mount: Mount, ...answers: FakeAnswer[]) =>
  openPage(mount, '/dashboard-admin', [alive, ...answers]);

const panel = (name: string) => screen.findByRole('region', { name });

export const Welcome: Story = {
  name: 'the first page welcomes by name',
  play: async ({ mount }) => {
    await show(mount, answer);
    await expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      /^Bienvenido Ana a tu Dashboard de .+!$/,
    );
  },
};

export const ToSettlement: Story = {
  name: 'the first page leads to the settlement at a press',
  play: async ({ mount }) => {
    const { user, router } = await show(mount, answer);
    await user.click(await screen.findByRole('link', { name: 'LIQUIDACIÓN DEL MES' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard-settlement'));
  },
};

export const MonthCompared: Story = {
  name: 'the first page sets this month beside the same days of the last one',
  play: async ({ mount }) => {
    await show(mount, answer);
    const month = await panel('Este mes');
    await expect(month).toHaveTextContent(
      'Del 01/03/2026 al 03/03/2026, comparado con los mismos días del mes anterior.',
    );
    for (const text of [
      'Usos1.25025% másMismos días del mes anterior: 1.000',
      'Todo el mes anterior: 9.000',
      'Monto de transacciones (UYU)$ 12.300,5050% menosMismos días',
      'Ingreso Administración (UYU)$ 1.200Sin cambios',
    ])
      await expect(month.textContent).toContain(text);
  },
};

export const UnconfirmedResidents: Story = {
  name: 'the first page leads to the residents who have not confirmed, building by building',
  play: async ({ mount }) => {
    await show(mount, answer);
    const waiting = await panel('Residentes sin confirmar');
    await expect(waiting).toHaveTextContent('4 residentes esperan confirmar su registro.');
    const links = within(waiting).getAllByRole('link');
    await expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Torre Bulevar', '/dashboard-users?building=b-1'],
      ['Complejo Parque', '/dashboard-users?building=b-2'],
    ]);
  },
};

export const FailingMachines: Story = {
  name: 'the first page leads to the uses of machines that fail unusually often',
  play: async ({ mount }) => {
    await show(mount, answer);
    const failing = await panel('Máquinas con más fallas de lo habitual');
    await expect(within(failing).getByRole('link', { name: 'LAVADORA - 3 · Torre Bulevar' })).toHaveAttribute(
      'href',
      '/dashboard-uses?from=2026-02-02&to=2026-03-03&building=b-1&machine=m-3',
    );
    await expect(within(failing).getByRole('link', { name: 'SECADORA - 1 · Complejo Parque' })).toBeVisible();
    await expect(failing.textContent).toContain('N.º SN-000330\u00a0de\u00a0120\u00a0usos fallaron (25%)');
    const report = within(failing).getByRole('link', {
      name: 'REPORTAR FALLA de LAVADORA - 3, Torre Bulevar',
    });
    const { pathname, searchParams } = new URL(report.getAttribute('href') ?? '');
    await expect([pathname, searchParams.get('building'), searchParams.get('machine')]).toEqual([
      '/report-failure',
      'Torre Bulevar',
      'LAVADORA - 3 · SN-0003',
    ]);
  },
};

export const HostileNames: Story = {
  name: 'the first page shows names of any text as they are, and they break no layout',
  play: async ({ mount }) => {
    const building_name = `<img src=x onerror="alert(1)"> 👩‍👩‍👧 \u202Eאבג مرحبا ${'W'.repeat(4000)}`;
    const [waiting, machine] = [march.waiting, march.failing_machines];
    const named = <Entry,>(entries: readonly Entry[]) => entries.map((one) => ({ ...one, building_name }));
    await show(mount, {
      ...answer,
      body: { ...march, waiting: named(waiting), failing_machines: named(machine) },
    });
    for (const name of ['Residentes sin confirmar', 'Máquinas con más fallas de lo habitual'])
      await expect(within(await panel(name)).getAllByRole('link')[0]).toHaveTextContent(/<img .* W+/);
  },
};

export const PlotAsTable: Story = {
  name: 'the first page has the numbers of its plot as a table',
  play: async ({ mount }) => {
    const { user } = await show(mount, answer);
    await user.click(await screen.findByText('Ver los números'));
    const table = screen.getByRole('table', { name: 'Usos de cada día, este mes y el anterior' });
    await expect(within(table).getByRole('row', { name: '3 440 300' })).toBeVisible();
  },
};

export const FailuresTold: Story = {
  name: 'the first page tells of a failure and tries again',
  play: async ({ mount }) => {
    for (const [_, failing, text] of [
      ['too many calls', refused(429, 'ex_too_many_requests'), 'Demasiados intentos. Espere unos minutos.'],
      ['a malformed answer', { ...answer, body: { months: 'x' } }, GENERIC],
    ] satisfies [string, FakeAnswer, string][]) {
      const { user } = await show(mount, failing, answer);
      await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(text));
      await user.click(screen.getByRole('button', { name: 'REINTENTAR' }));
      await expect(await panel('Este mes')).toBeVisible();
    }
  },
};

export const LeftWhileLoading: Story = {
  name: 'the first page drops what is on its way when it is left',
  play: async ({ mount }) => {
    const { server, router, requested } = await show(mount, { ...answer, gate: gate() });
    await server.receivedRequests(1);
    await router.navigate('/configuration');
    await waitFor(() => expect(requested(OVERVIEW)[0]?.signal.aborted).toBe(true));
  },
};
