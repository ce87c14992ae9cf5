import { gate } from '@laundry/flow/testing';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { BUILDINGS, buildings, refused } from '../../test/portal.ts';
import { settled } from '../../test/settlement.ts';
import { details, page, recordedUse, uses, USES, USES_SUMMARY } from '../../test/uses.ts';
import {
  alerted,
  button,
  noBuildings,
  openFilters,
  openPage,
  pageTests,
  roomFor,
  seen,
  valuesIn,
} from './openPage.tsx';
import { cards, MARCH, open, PAGE } from './usesPage.ts';

const meta = preview.meta({
  title: 'Pruebas/Portal/Consulta de usos',
  tags: ['!dev', '!autodocs'],
  ...pageTests,
});

const field = (name: string) => screen.findByLabelText(name);

/** The labels that only the filters of uses have. */
const OF_USES = ['Unidad', 'Máquina', 'Tarjeta', 'Resultado'];

export const MandatoryFilters = meta.story({
  name: 'the filters of both reports are labelled as specified, and the first three are mandatory',
  play: async ({ mount }) => {
    for (const [path, title, more, mandatory] of [
      [
        PAGE,
        'REPORTE DE USOS',
        OF_USES,
        'Los filtros de fechas y edificio son mandatorios para este reporte',
      ],
      [
        '/dashboard-transactions',
        'REPORTE DE TRANSACCIONES CONFIRMADAS',
        [],
        'Los 3 filtros son mandatorios para este reporte',
      ],
    ] as const) {
      const { user, server } = await openPage(mount, path, [buildings, details]);
      await screen.findByRole('heading', { level: 1, name: title });
      for (const name of ['Desde', 'Hasta', 'Edificio', ...more]) await field(name);
      await expect(OF_USES.filter((name) => screen.queryByLabelText(name))).toEqual(more);
      for (const name of ['Hoy', 'Este mes', 'Mes anterior', 'BUSCAR', 'LIMPIAR CAMPOS'])
        await expect(button(name)).toBeInTheDocument();
      await user.type(await field('Desde'), '2026-06-01');
      await user.selectOptions(await field('Edificio'), 'Mirador');
      await user.click(button('BUSCAR'));
      await alerted(mandatory);
      await expect(await field('Edificio')).toHaveValue('b-1');
      await expect(server.requests.filter(({ url }) => url.pathname.includes('/reports/'))).toEqual([]);
      // The message about the order of the dates replaces that about missing filters.
      await user.type(await field('Hasta'), '2026-05-01');
      await seen('La primera fecha no puede ser posterior a la segunda.');
      await expect(screen.queryByText(mandatory)).toBeNull();
    }
  },
});

export const WholeHints = meta.story({
  name: 'the filters show the whole hint of a day on a phone',
  globals: { viewport: { value: 'phone' } },
  play: async ({ mount }) => {
    await open(mount, '');
    const day = await screen.findByLabelText<HTMLInputElement>('Desde');
    const hint = getComputedStyle(day, '::placeholder');
    await waitFor(() => expect(roomFor(day, day.placeholder, hint)).toBeGreaterThanOrEqual(0));
  },
});

export const UnitsAndMachines = meta.story({
  name: 'the filters offer the units and machines of the building, by their specified labels',
  play: async ({ mount }) => {
    const { user, requested } = await open(mount, '');
    await expect(await field('Unidad')).toBeDisabled();
    await user.selectOptions(await field('Edificio'), 'Mirador');
    // Tab does not skip the lists while they load.
    await expect(screen.getByLabelText('Unidad')).toBeEnabled();
    await screen.findByRole('option', { name: '101' });
    const options = (name: string) =>
      within(screen.getByLabelText(name))
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    await expect(options('Unidad').slice(1)).toEqual(['101', '102']);
    await expect(options('Máquina').slice(1)).toEqual([
      'LAVADORA - 1 (LV-1)',
      'LAVADORA - 1 (LV-9)',
      'SECADORA - 2',
    ]);
    await expect(requested('/api/v1/buildings/b-1')).toHaveLength(1);
  },
});

export const AllBuildings = meta.story({
  name: 'the filters offer all buildings as one choice, without units and machines',
  play: async ({ mount }) => {
    const { user, router, requested } = await open(
      mount,
      MARCH,
      page([recordedUse(1)]),
      page([recordedUse(1), recordedUse(2)]),
    );
    await openFilters();
    await user.selectOptions(await field('Edificio'), 'Todos los edificios');
    await expect(screen.getByLabelText('Unidad')).toBeDisabled();
    await expect(
      within(screen.getByLabelText('Máquina')).getByText('Elija un solo edificio.'),
    ).toBeInTheDocument();
    await user.click(button('BUSCAR'));
    await screen.findByText('2 usos');
    await expect(router.state.location.search).toBe(MARCH.replace('b-1', 'all'));
    await expect(requested(USES)[1]?.url.searchParams.get('building')).toBe('all');
    await expect(screen.getByText('Todos los edificios, 01/03/2026 a 31/03/2026')).toBeInTheDocument();
    // Folded rows show their building only in a search for all buildings.
    const lines = within(await cards()).getAllByText(/^Mirador · 101 · /);
    await expect(lines).toHaveLength(2);
    // Day and time stay on one line.
    for (const line of lines) await expect(line.textContent).toMatch(/\d{4}\u00a0\d{2}:\d{2}/);
  },
});

export const BuildingsFailed = meta.story({
  name: 'a failure to load the buildings is shown and retried; a single one is chosen, also instead of all',
  play: async ({ mount }) => {
    const mirador = { ...buildings, body: [{ id: 'b-1', name: 'Mirador' }] };
    const answers = [refused(BUILDINGS, 500, 'ex_internal'), mirador, details];
    const { user } = await openPage(mount, `${PAGE}?building=all`, answers);
    await alerted('El sistema no ha podido procesar su solicitud.');
    await user.click(button('REINTENTAR'));
    await expect(await field('Edificio')).toHaveValue('b-1');
    await waitFor(() => expect(screen.getByLabelText('Unidad')).toBeEnabled());
  },
});

export const FiltersInAddress = meta.story({
  name: 'a search writes the filters to the URL, and Back restores the previous ones',
  play: async ({ mount }) => {
    const { user, router, requested } = await open(mount, MARCH, page([recordedUse(1)]));
    await openFilters();
    // Waits for the building's machines.
    await screen.findByRole('option', { name: 'SECADORA - 2' });
    await user.selectOptions(await field('Máquina'), 'SECADORA - 2');
    await user.type(await field('Tarjeta'), ' 1000 0001');
    await user.click(button('BUSCAR'));
    await waitFor(() => expect(router.state.location.search).toBe(`${MARCH}&machine=m-2&uuid=10000001`));
    const search = () => requested(USES)[1]?.url.search;
    await waitFor(() => expect(search()).toBe(`${MARCH}&machine=m-2&uuid=10000001&page=1&perPage=50`));
    // Waits for the result of the new address before going back.
    await screen.findByText(/Máquina: SECADORA - 2/);
    await router.navigate(-1);
    await waitFor(() => expect(screen.getByLabelText('Tarjeta')).toHaveValue(''));
    await expect(screen.getByLabelText('Máquina')).toHaveValue('');
  },
});

export const ByResult = meta.story({
  name: 'the figure of failed uses filters the result by them, and the scope says so',
  play: async ({ mount }) => {
    const { user, router, requested } = await open(
      mount,
      `${MARCH}&unit=u-101`,
      page([recordedUse(1)]),
      page([recordedUse(2, { result: 'Sin agua' })]),
    );
    await user.click(await screen.findByRole('link', { name: 'No exitosos: ver 2' }));
    await waitFor(() => expect(router.state.location.search).toBe(`${MARCH}&unit=u-101&result=failed`));
    await expect(screen.getByRole('region', { name: 'Totales del resultado' })).toHaveFocus();
    for (const path of [USES, USES_SUMMARY])
      await waitFor(() => expect(requested(path).at(-1)?.url.searchParams.get('result')).toBe('failed'));
    await expect(
      await screen.findByText('Mirador, 01/03/2026 a 31/03/2026, Unidad: 101, Resultado: No exitosos'),
    ).toBeInTheDocument();
    await openFilters();
    await expect(await field('Resultado')).toHaveValue('failed');
    await expect(screen.queryByRole('link', { name: /No exitosos/ })).not.toBeInTheDocument();
  },
});

export const OfOthers = meta.story({
  name: 'the filters say that a unit or a machine does not belong to the building, and BUSCAR drops it',
  play: async ({ mount }) => {
    for (const [search, answer] of [
      [`${MARCH}&unit=u-999`, page([])],
      [`${MARCH.replace('b-1', 'all')}&machine=m-999`, refused(USES, 404, 'ex_not_found')],
    ] as const) {
      const { user, requested } = await open(mount, search, answer);
      await screen.findByText(/La unidad o la máquina indicada no pertenece/);
      for (const text of [/Cargando…/, /El edificio indicado no figura/])
        await waitFor(() => expect(screen.queryByText(text)).toBeNull());
      await user.click(button('BUSCAR'));
      await waitFor(() => expect(requested(USES).at(-1)?.url.search).not.toContain('-999'));
    }
  },
});

export const TotalsOfOthers = meta.story({
  name: 'without totals, the filter of results stays, no error is shown, and the print of a page claims no total',
  play: async ({ mount }) => {
    const gone = refused(USES_SUMMARY, 404, 'ex_not_found');
    await openPage(mount, `${PAGE}${MARCH}`, [buildings, details, gone, page(uses(0, 50))]);
    await cards();
    window.dispatchEvent(new Event('beforeprint'));
    await expect(document.querySelector('.print-sheet')).toHaveTextContent('las primeras 50 filas. Para');
    window.dispatchEvent(new Event('afterprint'));
    await openFilters();
    await expect(await field('Resultado')).toBeVisible();
    await expect(screen.queryByRole('alert')).toBeNull();
  },
});

export const NoBuildings = meta.story({
  name: 'reports and settlement say that they are not enabled if there are no buildings',
  play: async ({ mount }) => {
    for (const path of [PAGE, '/dashboard-transactions', '/dashboard-settlement']) {
      const held = gate();
      await openPage(mount, path, [{ ...noBuildings, gate: held }, settled()]);
      const heading = await screen.findByRole('heading', { level: 1 });
      heading.focus();
      const { top } = heading.getBoundingClientRect();
      held.release();
      await screen.findByText('La funcionalidad no se encuentra habilitada para su usuario.');
      await expect(heading).toHaveFocus();
      await expect(heading.getBoundingClientRect().top).toBe(top);
      await expect(screen.queryByRole('button', { name: 'BUSCAR' })).not.toBeInTheDocument();
    }
  },
});

export const Columns = meta.story({
  name: 'the result has the seven columns, and hostile texts unchanged',
  play: async ({ mount }) => {
    const hostile = recordedUse(1, {
      machine: { building: { name: '<img src=x> \u202Eñ 🧺' }, serial_number: 'SC-9', machine_type: 'OTHER' },
      unit: null,
      result: 'Fondos insuficientes',
    });
    await open(mount, MARCH, page([hostile]));
    // The result may have other columns too.
    const specified = new Map([
      ['Edificio', '<img src=x> \u202Eñ 🧺'],
      ['Unidad', '—'],
      ['Máquina', 'SC-9'],
      ['Tipo', 'Secadora'],
      ['Fecha', '01/03/2026 23:59'],
      ['Tarjeta', '10000001'],
      ['Resultado', 'Fondos insuficientes'],
    ]);
    const shown = valuesIn(await cards()).filter(([name]) => specified.has(name));
    await expect(shown).toEqual([...specified]);
  },
});

export const Paged = meta.story({
  name: 'each page of the result has an address; a page beyond the last leads to the first',
  play: async ({ mount }) => {
    const { user, router } = await open(
      mount,
      `${MARCH}&page=9`,
      page([], 120),
      page(uses(0, 50), 120),
      page(uses(50, 50), 120),
    );
    await user.click(await screen.findByRole('button', { name: 'IR A LA PRIMERA PÁGINA' }));
    await waitFor(() => expect(router.state.location.search).toBe(MARCH));
    await user.click(await screen.findByRole('button', { name: 'Página siguiente' }));
    await screen.findByText('51–100 de 120');
    await expect(router.state.location.search).toBe(`${MARCH}&page=2`);
  },
});
