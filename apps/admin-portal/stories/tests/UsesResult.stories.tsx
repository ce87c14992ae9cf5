import { gate } from '@laundry/flow/testing';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { buildings } from '../../test/portal.ts';
import { details, page, recordedUse, summary, uses } from '../../test/uses.ts';
import { button, cellTexts, onOneLine, openPage, pageTests, roomFor, whole } from './openPage.tsx';
import { cards, MARCH, open, PAGE } from './usesPage.ts';

const meta = preview.meta({
  title: 'Pruebas/Portal/Consulta de usos, resultado',
  tags: ['!dev', '!autodocs'],
  ...pageTests,
});

export const OnALaptop = meta.story({
  name: 'the rows begin within 330 px on a laptop, with BUSCAR on the line of the fields',
  globals: { viewport: { value: 'laptop' } },
  play: async ({ mount }) => {
    await open(mount, MARCH, page(uses(0, 15), 120));
    await screen.findAllByRole('gridcell');
    const top = () => screen.getAllByRole('gridcell')[0]?.getBoundingClientRect().top;
    await screen.findByText('No exitosos', { selector: 'section dt' });
    await waitFor(() => expect(top()).toBeLessThanOrEqual(330));
    await screen.findByLabelText('Resultado');
    const fields = ['Desde', 'Edificio', 'Unidad', 'Máquina', 'Tarjeta', 'Resultado'];
    await onOneLine([button('BUSCAR'), ...fields.map((name) => screen.getByLabelText(name))]);
    await expect(screen.getByText('Mirador, 01/03/2026 a 31/03/2026')).toBeVisible();
    const result = screen.getByLabelText('Resultado');
    await userEvent.selectOptions(result, 'No exitosos');
    await waitFor(() => expect(roomFor(result, 'No exitosos')).toBeGreaterThanOrEqual(0));
  },
});

export const MachineNames = meta.story({
  name: 'the result shows the serial number and the local name of a machine, and marks failed uses',
  play: async ({ mount }) => {
    const machine = { ...recordedUse(1).machine, serial_number: 'LV-498568', sort_index: 2 };
    await open(
      mount,
      MARCH,
      page([recordedUse(1, { machine, result: 'Sin suministro de agua' }), recordedUse(2)]),
    );
    const [failed, succeeded] = within(await cards()).getAllByRole('listitem');
    await expect(failed).toHaveTextContent('LV-498568');
    await expect(failed).toHaveTextContent('Lavadora 2');
    // The two do not fit on one line, so the result is below, and the machine is not cut off.
    const [title = document.body] = within(failed ?? document.body).getAllByText(/LV-498568/);
    await whole(title);
    await expect(within(failed ?? document.body).getAllByText('Sin suministro de agua')[0]).toHaveClass(
      'tone-error',
    );
    await expect(within(succeeded ?? document.body).getAllByText('Exitoso')[0]).toHaveClass('tone-success');
  },
});

export const Totals = meta.story({
  name: 'the totals are those of the whole result, with a plot by day and subtotals by unit',
  play: async ({ mount }) => {
    const { user } = await open(mount, MARCH, page(uses(0, 4), 120));
    await screen.findByRole('heading', { name: 'Totales del resultado' });
    await screen.findByText('No exitosos', { selector: 'section dt' });
    await waitFor(() =>
      expect(screen.getByRole('region', { name: 'Totales del resultado' })).toHaveTextContent(
        'Mirador, 01/03/2026 a 31/03/2026Usos120Exitosos118No exitosos2',
      ),
    );
    const plot = await screen.findByRole('figure', { name: 'Usos por día' });
    // On a phone, the rows take so much space that the plot is above them.
    const { bottom } = plot.getBoundingClientRect();
    await expect((await cards()).getBoundingClientRect().top).toBeGreaterThan(bottom);
    const subtotals = screen.getByText('Por unidad').closest('details');
    if (!subtotals) throw new Error('no subtotals');
    await user.click(screen.getByText('Por unidad'));
    await within(subtotals).findAllByRole('row');
    await expect(cellTexts(subtotals)).toEqual([
      ['Unidad', 'Usos', 'Exitosos', 'No exitosos'],
      ['101', '119', '118', '1'],
      ['Sin unidad', '1', '0', '1'],
    ]);
  },
});

export const ColumnsKept = meta.story({
  name: 'hidden columns and density are stored; an invalid value is ignored',
  play: async ({ mount }) => {
    const kept = { 'laundry.table.uses.u-1': '{"hidden":"all"}' };
    const answers = [buildings, details, summary, page([recordedUse(1)])];
    const { user, storage } = await openPage(mount, `${PAGE}${MARCH}`, answers, kept);
    const columns = within(await cards()).getAllByRole('term').length;
    await user.click(button('Columnas'));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Unidad' }));
    const chosen = storage.getItem('laundry.table.uses.u-1') ?? '';
    await expect(JSON.parse(chosen)).toEqual({ hidden: ['unit'], density: 'compact' });
    await openPage(mount, `${PAGE}${MARCH}`, answers, { 'laundry.table.uses.u-1': chosen });
    await expect(within(await cards()).getAllByRole('term')).toHaveLength(columns - 1);
  },
});

export const ExportStopped = meta.story({
  name: 'a running export shows its progress, and a cancelled one offers the rows so far',
  play: async ({ mount }) => {
    const answers = [page(uses(0, 4), 1500), page(uses(0, 1000), 1500), { ...page([]), gate: gate() }];
    const { user } = await open(mount, MARCH, ...answers);
    await screen.findByText('1.500 usos');
    await user.click(button('Exportar'));
    await user.click(await screen.findByRole('menuitem', { name: 'CSV' }));
    const progress = await screen.findByRole('progressbar', { name: 'Exportando CSV…' });
    await waitFor(() => expect(progress).toHaveAttribute('aria-valuenow', '67'));
    await expect(button('Exportar')).toHaveAttribute('aria-disabled', 'true');
    await user.click(button('CANCELAR'));
    await waitFor(() => expect(button('Exportar')).toHaveFocus());
    await screen.findByText('Exportación cancelada después de 1.000 filas.');
    await expect(button('GUARDAR LO EXPORTADO')).toBeEnabled();
    await user.click(button('DESCARTAR'));
    await waitFor(() => expect(screen.queryByText(/^Exportación cancelada/)).not.toBeInTheDocument());
    await waitFor(() => expect(button('Exportar')).toHaveFocus());
  },
});

export const NamesOnTheirWay = meta.story({
  name: 'the scope shows no id of a building or a unit while their lists load',
  play: async ({ mount }) => {
    const lists = gate();
    const answers = [{ ...buildings, gate: lists }, details, summary, page(uses(0, 1), 1)];
    await openPage(mount, `${PAGE}${MARCH}&unit=u-101`, answers);
    await screen.findByText(/^01\/03\/2026 a 31\/03\/2026, Unidad: Cargando…$/);
    lists.release();
    await screen.findByText(/^Mirador, .*Unidad: 101$/);
  },
});
