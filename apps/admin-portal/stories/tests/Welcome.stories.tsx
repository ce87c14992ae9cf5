import type { FakeAnswer } from '@laundry/flow/testing';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { ACTIVITY } from '../../test/activity.ts';
import { ADMINISTRATORS } from '../../test/administrators.ts';
import { overview, OVERVIEW } from '../../test/overview.ts';
import { buildings, refused } from '../../test/portal.ts';
import { ana, bruno, COLIVING, FARO, list, MIRADOR } from '../../test/residents.ts';
import { SETTLEMENT } from '../../test/settlement.ts';
import { button, noBuildings, openPage, pageTests } from './openPage.tsx';
import type { Mount } from './openPage.tsx';

const meta = preview.meta({
  title: 'Pruebas/Portal/Inicio y búsqueda rápida',
  tags: ['!dev', '!autodocs'],
  ...pageTests,
});

const show = (mount: Mount, ...answers: FakeAnswer[]) =>
  openPage(mount, '/dashboard-admin', [noBuildings, ...answers]);

const panel = (name: string) => screen.findByRole('region', { name });

export const Shown = meta.story({
  name: 'the first page greets by name, and compares this month with the last one until the same moment',
  play: async ({ mount }) => {
    const { user } = await show(mount, overview);
    await expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      /^Bienvenido Ana a tu Dashboard de .+!$/,
    );
    const month = await panel('Este mes');
    await expect(month).toHaveTextContent(
      'Del 01/03/2026 al 03/03/2026, comparado con el mes anterior hasta el mismo día y hora.',
    );
    for (const text of [
      'Usos1.25025% másMes anterior a esta altura: 1.000',
      'Todo el mes anterior: 9.000',
      'Cargas de saldo (UYU)$ 12.300,5050% menosMes anterior a',
      'Ingreso Administración (UYU)$ 1.200Sin cambios',
    ])
      await expect(month.textContent).toContain(text);
    await user.click(await screen.findByText('Ver los números'));
    const table = screen.getByRole('table', { name: 'Usos de cada día, este mes y el anterior' });
    await expect(within(table).getByRole('row', { name: '3 440 300' })).toBeVisible();
  },
});

export const Leads = meta.story({
  name: 'the first page links to unconfirmed residents, machines that fail often, and the settlement',
  play: async ({ mount }) => {
    const { user, router } = await show(mount, overview);
    const waiting = await panel('Residentes sin confirmar');
    await expect(waiting).toHaveTextContent('4 residentes esperan confirmar su registro.');
    const links = within(waiting).getAllByRole('link');
    await expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Torre Bulevar', '/dashboard-users?building=b-1'],
      ['Complejo Parque', '/dashboard-users?building=b-2'],
    ]);

    const failing = await panel('Máquinas con más fallas de lo habitual');
    await expect(within(failing).getByRole('link', { name: 'LAVADORA - 3 · Torre Bulevar' })).toHaveAttribute(
      'href',
      '/dashboard-uses?from=2026-02-02&to=2026-03-03&building=b-1&machine=m-3',
    );
    await expect(within(failing).getByRole('link', { name: 'SECADORA - 1 · Torre Bulevar' })).toBeVisible();
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

    await user.click(await screen.findByRole('link', { name: 'LIQUIDACIÓN DEL MES' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard-settlement'));
  },
});

export const OfferedNoMore = meta.story({
  name: 'the first page drops links to what the server lacks, whose pages are not found',
  play: async ({ mount }) => {
    const gone = [OVERVIEW, ADMINISTRATORS, ACTIVITY, SETTLEMENT].map((path) => refused(path, 404, ''));
    const { router } = await show(mount, ...gone);
    await waitFor(() => expect(screen.queryByRole('link', { name: 'LIQUIDACIÓN DEL MES' })).toBeNull());
    await expect(screen.queryByRole('alert')).toBeNull();
    await router.navigate('/dashboard-settlement');
    await screen.findByRole('heading', { level: 1, name: 'Página no encontrada' });
  },
});

const managed = { path: COLIVING, body: [MIRADOR, FARO] };
const found = [buildings, managed, list(MIRADOR.id, [ana]), list(FARO.id, [bruno])];

/** Opens the configuration, a page that makes no calls. */
const openConfiguration = (mount: Mount) => openPage(mount, '/configuration', found);
const field = () => screen.findByRole('combobox', { name: 'Edificio, residente, tarjeta o página' });

export const ResidentFound = meta.story({
  name: 'Ctrl+K finds a resident by a part of the name, and leads to the filtered list',
  play: async ({ mount }) => {
    const { user, router } = await openConfiguration(mount);
    // The letters are typed while the code of the quick search still loads.
    await user.keyboard('{Control>}k{/Control}bruno');
    await expect(await field()).toHaveValue('bruno');
    const option = await screen.findByRole('option', { name: /^Bruno Paz.*Faro$/ });
    // In a narrow window, the e-mail breaks there, and not within a word.
    await expect(option.innerHTML).toMatch(/bruno@(<.?span>)*<wbr>(<.?span>)*correo\.(<.?span>)*<wbr>/);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard-users'));
    await expect(router.state.location.search).toBe('?building=b-2&email=bruno%40correo.example');
    await expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    await expect(await screen.findByText(/1 filtro/)).toBeVisible();
    await user.click(button('QUITAR FILTROS'));
    await user.keyboard('{Control>}k{/Control}bruno');
    await screen.findByRole('option', { name: /^Bruno Paz/ });
    await user.keyboard('{Enter}');
    await expect(await screen.findByText(/1 filtro/)).toBeVisible();
  },
});

export const SearchOpened = meta.story({
  name: 'the button opens the quick search, and Escape returns the focus to it',
  play: async ({ mount }) => {
    const { user, requested } = await openConfiguration(mount);
    await user.click(button('Ir a… (Ctrl+K)'));
    await user.type(await field(), 'zz');
    await screen.findByText('No hay resultados.');
    await expect(requested('/public-site/v1/administrations/buildings/b-2/users')).toHaveLength(1);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(button('Ir a… (Ctrl+K)')).toHaveFocus();
  },
});
