import '@testing-library/jest-dom';
import { gate } from '@laundry/flow/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { showPage } from '../../../test/page.tsx';
import { buildings, refused } from '../../../test/portal.ts';
import { details, page, use, uses, USES_SUMMARY } from '../../../test/uses.ts';
import { button, cards, MARCH, open, PAGE, shortCards } from '../../../test/usesPage.ts';
import { UsesPage } from './UsesPage.tsx';

beforeEach(() => localStorage.clear());

describe('the totals', () => {
  it('are those of the whole result, with subtotals by building, unit and day', async () => {
    shortCards();
    const { user, close } = await open(MARCH, page(uses(0, 50), 120));
    expect(await screen.findByRole('heading', { name: 'Totales del resultado' })).toBeInTheDocument();
    expect(await screen.findByText('No exitosos', { selector: 'section dt' })).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Totales del resultado' })).toHaveTextContent(
      'Mirador, 01/03/2026 a 31/03/2026Usos120Exitosos118No exitosos2',
    );
    expect(await screen.findByRole('figure', { name: 'Usos por día' })).toBeInTheDocument();
    const subtotals = screen.getByText('Por unidad').closest('details');
    if (!subtotals) throw new Error('no subtotals');
    await user.click(screen.getByText('Por unidad'));
    const rows = await within(subtotals).findAllByRole('row');
    expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
      ['Unidad', 'Usos'],
      ['101', '119'],
      ['Sin unidad', '1'],
    ]);
    close();
  });

  it('that failed leave the rows alone', async () => {
    const { close } = await showPage(UsesPage, `${PAGE}${MARCH}`, [
      buildings,
      details,
      page([use(1)]),
      refused(USES_SUMMARY, 500, 'ex_internal'),
    ]);
    expect(await screen.findByText('1 uso')).toBeInTheDocument();
    expect(await screen.findByRole('alert')).toHaveTextContent('El sistema no ha podido procesar');
    close();
  });
});

describe('columns and density', () => {
  it('are kept per person; garbage is not', async () => {
    localStorage.setItem('laundry.table.uses.u-1', '{"hidden":"all"}');
    const first = await open(MARCH, page([use(1)]));
    expect(within(await cards()).getAllByRole('term')).toHaveLength(7);
    await first.user.click(button('Columnas'));
    await first.user.click(await screen.findByRole('menuitemcheckbox', { name: 'Unidad' }));
    first.close();
    expect(JSON.parse(localStorage.getItem('laundry.table.uses.u-1') ?? '')).toEqual({
      hidden: ['unit'],
      density: 'compact',
    });
    const second = await open(MARCH, page([use(1)]));
    expect(within(await cards()).getAllByRole('term')).toHaveLength(6);
    second.close();
  });
});

it('shows an export on its way, and what came of it if it is cancelled', async () => {
  shortCards();
  const { user, close } = await open(MARCH, page(uses(0, 50), 1500), page(uses(0, 1000), 1500), {
    ...page([]),
    gate: gate(),
  });
  await screen.findByText('1.500 usos');
  await user.click(button('Exportar'));
  await user.click(await screen.findByRole('menuitem', { name: 'CSV' }));
  await waitFor(() =>
    expect(screen.getByRole('progressbar', { name: 'Exportando CSV…' })).toHaveAttribute(
      'aria-valuenow',
      '67',
    ),
  );
  await user.click(button('CANCELAR'));
  expect(await screen.findByText('Exportación cancelada después de 1.000 filas.')).toBeInTheDocument();
  expect(button('GUARDAR LO EXPORTADO')).toBeInTheDocument();
  await user.click(button('DESCARTAR'));
  await waitFor(() => expect(screen.queryByText(/Exportación cancelada/)).not.toBeInTheDocument());
  close();
});
