import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { found, transaction, transactions } from '../../test/transactions.ts';
import { button, cellTexts, openFilters, pageTests, valuesIn } from './openPage.tsx';
import { cards, JUNE, open, PAGE } from './transactionsPage.ts';

const meta = preview.meta({
  title: 'Pruebas/Portal/Transacciones',
  tags: ['!dev', '!autodocs'],
  ...pageTests,
});

export const FiltersCleared = meta.story({
  name: 'LIMPIAR CAMPOS empties the filters, the table, its column filters and the URL',
  play: async ({ mount }) => {
    const { user, router } = await open(mount, JUNE, found(transactions(2)));
    await cards('2 transacciones');
    await user.click(screen.getByText('Filtros y orden'));
    await user.type(screen.getByLabelText('Filtrar por Cliente'), 'paz 1');
    await cards('1 transacción');
    await openFilters();
    await user.click(button('LIMPIAR CAMPOS'));
    for (const name of ['Desde', 'Hasta', 'Edificio'])
      await waitFor(() => expect(screen.getByLabelText(name)).toHaveValue(''));
    await expect(router.state.location.search).toBe('');
    await expect(screen.queryByText('1 transacción')).not.toBeInTheDocument();
    await router.navigate(`${PAGE}${JUNE}`);
    await cards('2 transacciones');
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
