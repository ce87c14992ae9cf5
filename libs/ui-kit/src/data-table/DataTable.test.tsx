import '@testing-library/jest-dom';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import type { Column, RowId } from './columns.ts';
import { DataTable } from './DataTable.tsx';
import type { DataTableProps } from './DataTable.tsx';
import { emptyQuery } from './query.ts';
import type { TableQuery } from './query.ts';

interface Row {
  id: number;
  name: string;
  paid: number | null;
  on: string;
  sure: boolean;
}

const columns: readonly Column<Row>[] = [
  { field: 'name', header: 'Nombre', kind: 'text', filter: true, value: ({ name }) => name },
  { field: 'paid', header: 'Monto', kind: 'pesos', value: ({ paid }) => paid },
  {
    field: 'on',
    header: 'Alta',
    kind: 'date',
    range: { from: 'Alta desde', to: 'Alta hasta' },
    value: ({ on }) => on,
  },
  {
    field: 'sure',
    header: 'Confirmado?',
    kind: 'boolean',
    filter: true,
    value: ({ sure }) => sure,
    detail: ({ sure, on }) => (sure ? on : undefined),
  },
  {
    field: 'do',
    header: 'Acciones',
    kind: 'action',
    fixed: true,
    actions: ({ name }) => <button type="button">{`Eliminar ${name}`}</button>,
  },
];

const row = (id: number): Row => ({
  id,
  name: `Vecino ${id}`,
  paid: id === 0 ? null : id * 10.5,
  on: `2026-03-${String((id % 28) + 1).padStart(2, '0')}`,
  sure: id % 2 === 0,
});
const rows = Array.from({ length: 60 }, (_, id) => row(id));

const table = (props: Partial<DataTableProps<Row>>) => (
  <DataTable label="Usuarios" columns={columns} rows={rows} rowId={({ id }) => id} {...props} />
);

describe('on a phone', () => {
  it('each row is a card of the same names, values and actions', () => {
    render(table({ view: 'cards', rows: [row(0)] }));
    const card = within(screen.getByRole('list', { name: 'Usuarios' })).getByRole('listitem');
    const said = within(card)
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    expect(said).toEqual([
      ['Nombre', 'Vecino 0'],
      ['Monto', '—'],
      ['Alta', '01/03/2026'],
      ['Confirmado?', 'Sí (2026-03-01)'],
    ]);
    expect(within(card).getByRole('button', { name: 'Eliminar Vecino 0' })).toBeInTheDocument();
    // There is no header above a tick, so its name includes the column's.
    expect(within(card).getByRole('img', { name: 'Confirmado? Sí, 2026-03-01' })).toBeInTheDocument();
  });

  it('is filtered, put in order and paged', async () => {
    const user = userEvent.setup();
    render(table({ view: 'cards' }));
    expect(screen.getByRole('status')).toHaveTextContent('60 resultados');
    expect(screen.getAllByRole('listitem')).toHaveLength(50);
    await user.click(screen.getByRole('button', { name: 'Página siguiente' }));
    expect(screen.getByText('51–60 de 60')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Página siguiente' })).toBeDisabled();
    await user.click(screen.getByText('Filtros y orden'));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Ordenar por' }), 'Monto, descendente');
    expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('Vecino 59');
    await user.click(screen.getByRole('textbox', { name: 'Filtrar por Nombre' }));
    await user.paste('VECINO 5');
    expect(screen.getByText('11 resultados')).toBeInTheDocument();
    expect(screen.getByText(/1 filtro activo/)).toBeInTheDocument();
  });
});

describe('as a table', () => {
  it('has a name, its columns and a filter over each that is filtered', async () => {
    const user = userEvent.setup();
    render(table({ view: 'table', rows: rows.slice(0, 20) }));
    const grid = screen.getByRole('grid', { name: 'Usuarios' });
    expect(within(grid).getAllByRole('columnheader')).toHaveLength(5);
    await user.click(within(grid).getByRole('textbox', { name: 'Filtrar por Nombre' }));
    await user.paste('vecino 1');
    expect(screen.getByText('11 resultados')).toBeInTheDocument();
    expect(within(grid).getByRole('gridcell', { name: 'Vecino 19' })).toBeInTheDocument();
    expect(within(grid).queryByRole('gridcell', { name: 'Vecino 2' })).not.toBeInTheDocument();
  });

  it('tells the detail of a tick to the keyboard, and finds ticks by their word', async () => {
    const user = userEvent.setup();
    render(table({ view: 'table', rows: [row(0), row(1)] }));
    await user.click(screen.getByRole('gridcell', { name: '01/03/2026' }));
    await user.keyboard('{ArrowRight}');
    expect(await screen.findByRole('tooltip', { name: '2026-03-01' })).toBeInTheDocument();
    const filter = screen.getByRole('combobox', { name: 'Filtrar por Confirmado?' });
    expect(
      within(filter)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Todos', 'Sí', 'No']);
    await user.selectOptions(filter, 'No');
    expect(screen.getByText('1 resultado')).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'No' })).toBeInTheDocument();
    await user.selectOptions(filter, 'Sí');
    expect(screen.getByRole('img', { name: 'Sí, 2026-03-01' })).toBeInTheDocument();
    await user.selectOptions(filter, 'Todos');
    expect(screen.getByText('2 resultados')).toBeInTheDocument();
  });

  it('hides what is not wanted, but never its last column nor a fixed one', async () => {
    const user = userEvent.setup();
    render(table({ view: 'table', rows: rows.slice(0, 2) }));
    await user.click(screen.getByRole('button', { name: 'Columnas' }));
    expect(screen.queryByRole('menuitemcheckbox', { name: 'Acciones' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Monto', checked: true }));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('columnheader', { name: /Monto/ })).not.toBeInTheDocument();
  });
});

it('tells the page every wish and shows only what the page says', async () => {
  const user = userEvent.setup();
  const wishes: TableQuery[] = [];
  const query = { ...emptyQuery, filters: { name: 'vecino 7' } };
  render(table({ view: 'cards', query, onQueryChange: (wish) => wishes.push(wish) }));
  await user.click(screen.getByText('Filtros y orden'));
  await user.type(screen.getByRole('textbox', { name: 'Filtrar por Nombre' }), '5');
  expect(wishes).toEqual([{ ...emptyQuery, filters: { name: 'vecino 75' } }]);
  expect(screen.getByRole('textbox', { name: 'Filtrar por Nombre' })).toHaveValue('vecino 7');
});

describe.each(['table', 'cards'] as const)('chosen rows of %s', (view) => {
  function Choosing() {
    const [selection, setSelection] = useState<ReadonlySet<RowId>>(new Set([59]));
    return (
      <>
        <output>{[...selection].toSorted((one, other) => Number(one) - Number(other)).join(' ')}</output>
        {table({
          view,
          selection,
          onSelectionChange: setSelection,
          isRowSelectable: ({ sure }) => !sure,
        })}
      </>
    );
  }
  const outcome = () => document.querySelector('output')?.textContent;

  it('are chosen by a box that names them, where they can be, beside those of other pages', async () => {
    const user = userEvent.setup();
    render(<Choosing />);
    const box = screen.getByRole('checkbox', { name: 'Seleccionar Vecino 1' });
    await user.click(box);
    expect(box).toBeChecked();
    expect(outcome()).toBe('1 59');
    expect(screen.queryByRole('checkbox', { name: 'Seleccionar Vecino 2' })).not.toBeInTheDocument();
    await user.click(box);
    expect(outcome()).toBe('59');
  });

  it('are all that the filters leave, on all pages, by one box', async () => {
    const user = userEvent.setup();
    render(<Choosing />);
    const all = screen.getByRole('checkbox', { name: 'Seleccionar todo' });
    expect(all).toBePartiallyChecked();
    await user.click(all);
    expect(outcome()?.split(' ')).toHaveLength(30);
    expect(all).toBeChecked();
    if (view === 'cards') await user.click(screen.getByText('Filtros y orden'));
    await user.type(screen.getByRole('textbox', { name: 'Filtrar por Nombre' }), 'vecino 5');
    await user.click(all);
    expect(outcome()?.split(' ')).toHaveLength(24);
  });
});

describe('rows that a server cuts', () => {
  const page = rows.slice(0, 50);
  it('are shown as they come, whatever the filters', () => {
    const query = { ...emptyQuery, filters: { name: 'nadie' }, page: 1 };
    render(table({ view: 'cards', rows: page, server: { rowCount: 120 }, query }));
    expect(screen.getAllByRole('listitem')).toHaveLength(50);
    expect(screen.getByText('51–100 de 120')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Página siguiente' })).toBeEnabled();
  });

  it('without a total may go on after a full page', () => {
    const { rerender } = render(table({ view: 'cards', rows: page, server: { rowCount: undefined } }));
    expect(screen.getByRole('button', { name: 'Página siguiente' })).toBeEnabled();
    expect(screen.getByRole('status')).toHaveTextContent('1–50 de más de 50');
    rerender(table({ view: 'cards', rows: page.slice(0, 7), server: { rowCount: undefined } }));
    expect(screen.queryByRole('button', { name: 'Página siguiente' })).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('7 resultados');
  });
});

describe('without rows', () => {
  it('says so with the next step', async () => {
    const user = userEvent.setup();
    render(table({ view: 'table', rows: [], emptyAction: <button type="button">CREAR</button> }));
    expect(screen.getByText('No hay resultados')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'CREAR' })).toBeInTheDocument();
    await user.type(screen.getByRole('textbox', { name: 'Filtrar por Nombre' }), 'x');
    expect(screen.queryByRole('button', { name: 'CREAR' })).not.toBeInTheDocument();
  });

  it('that the filters hide offers to take them off', async () => {
    const user = userEvent.setup();
    const filters = { on: { from: '2026-04-02', to: '2026-04-01' } };
    render(table({ view: 'table', initialQuery: { ...emptyQuery, filters } }));
    expect(screen.getByLabelText('Alta desde')).toHaveAccessibleDescription(
      'La primera fecha no puede ser posterior a la segunda.',
    );
    await user.click(screen.getAllByRole('button', { name: 'QUITAR FILTROS' })[0] ?? document.body);
    expect(screen.getByText('60 resultados')).toBeInTheDocument();
  });

  it('takes the days of a filter as DD/MM/YYYY, typed or filled in as YYYY-MM-DD', async () => {
    const user = userEvent.setup();
    render(table({ view: 'table' }));
    const from = screen.getByLabelText('Alta desde');
    await user.type(from, '01/04/20');
    expect(screen.getByText('60 resultados')).toBeInTheDocument();
    await user.type(from, '27');
    expect(screen.getByText('No hay resultados')).toBeInTheDocument();
    await user.type(from, '{Backspace}');
    expect(from).toHaveValue('01/04/202');
    expect(screen.getByText('60 resultados')).toBeInTheDocument();
    fireEvent.change(from, { target: { value: '2027-04-01' } });
    expect(from).toHaveValue('01/04/2027');
    expect(screen.getByText('No hay resultados')).toBeInTheDocument();
  });

  it('because of an error says it and asks again', async () => {
    const user = userEvent.setup();
    let asked = 0;
    render(table({ view: 'cards', error: 'No se pudo.', onRetry: () => asked++ }));
    expect(screen.getByRole('alert')).toHaveTextContent('No se pudo.');
    expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'REINTENTAR' }));
    expect(asked).toBe(1);
  });

  it('yet says that they come', () => {
    render(table({ view: 'cards', rows: [], loading: true }));
    expect(screen.getByRole('status')).toHaveTextContent('Cargando resultados…');
    expect(screen.queryByText('No hay resultados')).not.toBeInTheDocument();
  });
});
