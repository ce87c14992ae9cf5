import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { BUILDINGS, buildings, REPORT, refused } from '../../test/portal.ts';
import { found, transaction, transactions } from '../../test/transactions.ts';
import {
  alerted,
  button,
  cellTexts,
  openColumnFilters,
  openFilters,
  openPage,
  pageTests,
  seen,
  valuesIn,
} from './openPage.tsx';
import { cards, field, JUNE, open, PAGE } from './transactionsPage.ts';

const meta = preview.meta({
  title: 'Pruebas/Portal/Transacciones',
  tags: ['!dev', '!autodocs'],
  ...pageTests,
});

const MANDATORY = 'Los 3 filtros son mandatorios para este reporte';

/** A day `YYYY-MM-DD` in the format of the fields, `DD/MM/YYYY`. */
const asShown = (day: string) => day.split('-').toReversed().join('/');

const expectFields = async (from: string, to: string, building: string) => {
  await waitFor(() => expect(screen.getByLabelText('Desde')).toHaveValue(asShown(from)));
  await expect(screen.getByLabelText('Hasta')).toHaveValue(asShown(to));
  await expect(screen.getByLabelText('Edificio')).toHaveValue(building);
};

export const MandatoryFilters = meta.story({
  name: 'the filters are labelled as specified, and all three are mandatory',
  play: async ({ mount }) => {
    const { user, requested } = await open(mount, '');
    await expect(
      await screen.findByRole('heading', { level: 1, name: 'REPORTE DE TRANSACCIONES CONFIRMADAS' }),
    ).toBeInTheDocument();
    for (const name of ['Desde', 'Hasta', 'Edificio']) await expect(await field(name)).toBeInTheDocument();
    for (const name of ['Unidad', 'Máquina', 'Tarjeta'])
      await expect(screen.queryByLabelText(name)).not.toBeInTheDocument();
    for (const name of ['Hoy', 'Este mes', 'Mes anterior', 'BUSCAR', 'LIMPIAR CAMPOS'])
      await expect(button(name)).toBeInTheDocument();
    await user.type(await field('Desde'), '2026-06-01');
    await user.selectOptions(await field('Edificio'), 'Mirador');
    await user.click(button('BUSCAR'));
    await alerted(MANDATORY);
    await expectFields('2026-06-01', '', 'b-1');
    await expect(requested(REPORT)).toHaveLength(0);
    // The message about the order of the dates replaces that about missing filters.
    await user.type(await field('Hasta'), '2026-05-01');
    await seen('La primera fecha no puede ser posterior a la segunda.');
    await expect(screen.queryByText(MANDATORY)).toBeNull();
  },
});

export const FiltersCleared = meta.story({
  name: 'LIMPIAR CAMPOS empties the filters, the table, its column filters and the URL',
  play: async ({ mount }) => {
    const { user, router } = await open(mount, JUNE, found(transactions(2)));
    await cards('2 transacciones');
    await openColumnFilters();
    await user.type(screen.getByLabelText('Filtrar por Cliente'), 'paz 1');
    await cards('1 transacción');
    await openFilters();
    await user.click(button('LIMPIAR CAMPOS'));
    await expectFields('', '', '');
    await expect(router.state.location.search).toBe('');
    await expect(screen.queryByText('1 transacción')).not.toBeInTheDocument();
    await router.navigate(`${PAGE}${JUNE}`);
    await cards('2 transacciones');
  },
});

export const BuildingsFailed = meta.story({
  name: 'a failure to load the buildings is shown and retried; a single building is chosen',
  play: async ({ mount }) => {
    const mirador = { ...buildings, body: [{ id: 'b-1', name: 'Mirador' }] };
    const { user } = await openPage(mount, PAGE, [refused(BUILDINGS, 500, 'ex_internal'), mirador]);
    await alerted('El sistema no ha podido procesar su solicitud.');
    await user.click(button('REINTENTAR'));
    await expect(await field('Edificio')).toHaveValue('b-1');
  },
});

export const Totals = meta.story({
  name: 'the totals are those of the whole result, by currency',
  play: async ({ mount }) => {
    const { user } = await open(mount, JUNE, found([transaction(1)]));
    await screen.findByRole('heading', { name: 'Totales del resultado' });
    await expect(screen.getByText(/por día de confirmación$/)).toBeVisible();
    const figures = (await screen.findByText('Transacciones', { selector: 'dt' })).closest('dl');
    await expect(valuesIn(figures ?? document.body)).toEqual([
      ['Transacciones', '3'],
      ['Monto (UYU)', '$ 1.234,50'],
      ['Ingreso Administración (UYU)', '$ 123,45'],
      ['Monto (840)', '$ 20'],
      ['Ingreso Administración (840)', '$ 2'],
    ]);
    await screen.findByRole('figure', { name: 'Monto por día' });
    await user.click(screen.getByText('Por día', { selector: 'summary' }));
    const table = screen.getByText('Por día', { selector: 'summary' }).closest('details');
    await within(table ?? document.body).findAllByRole('row');
    await expect(cellTexts(table ?? document.body)).toEqual([
      ['Día', 'Moneda', 'Transacciones', 'Monto', 'Ingreso Administración'],
      ['29/06/2026', 'UYU', '1', '$ 1.000', '$ 100'],
      ['30/06/2026', 'UYU', '1', '$ 234,50', '$ 23,45'],
      ['30/06/2026', '840', '1', '$ 20', '$ 2'],
    ]);
  },
});
