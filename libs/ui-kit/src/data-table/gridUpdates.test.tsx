import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Column } from './columns.ts';
import { DataTable } from './DataTable.tsx';
import type { DataTableProps } from './DataTable.tsx';
import { emptyQuery } from './query.ts';
import type { TableQuery } from './query.ts';

interface Row {
  id: number;
}

const columns: readonly Column<Row>[] = [
  { field: 'id', header: 'Número', kind: 'pesos', value: ({ id }) => id },
  { field: 'name', header: 'Nombre', kind: 'text', value: ({ id }) => `Vecino ${id}` },
];
const rows = Array.from({ length: 60 }, (_, id) => ({ id }));

const table = (props: Partial<DataTableProps<Row>>) => (
  <DataTable label="Usuarios" tableFrom={0} columns={columns} rows={rows} {...props} />
);

const firstName = () => screen.getAllByRole('gridcell', { name: /^Vecino/ })[0];

it('a click on a header renders each cell once', async () => {
  const user = userEvent.setup();
  const few = rows.slice(0, 3);
  const rendered: number[] = [];
  const actions = ({ id }: Row) => {
    rendered.push(id);
    return null;
  };
  const withActions: readonly Column<Row>[] = [
    ...columns,
    { field: 'do', header: 'Acciones', kind: 'action', actions },
  ];
  render(table({ columns: withActions, rows: few }));
  await user.click(screen.getByText('Número'));
  rendered.length = 0;
  await user.click(screen.getByText('Número'));
  expect(firstName()).toHaveTextContent('Vecino 2');
  expect(rendered.length).toBeLessThanOrEqual(few.length);
});

it('a sort order set by the page is shown with its rows, without a call of onQueryChange', () => {
  const queries: TableQuery[] = [];
  const onQueryChange = (query: TableQuery) => queries.push(query);
  const { rerender } = render(table({ query: emptyQuery, onQueryChange }));
  const query = { ...emptyQuery, sort: { field: 'id', direction: 'desc' }, page: 1 } as const;
  rerender(table({ query, onQueryChange }));
  expect(screen.getByRole('columnheader', { name: /Número/ })).toHaveAttribute('aria-sort', 'descending');
  expect(firstName()).toHaveTextContent('Vecino 9');
  expect(queries).toEqual([]);
});

it('changed columns and reloading keep the current rows', () => {
  const { rerender } = render(table({ rows: [], loading: true }));
  expect(screen.getByRole('status')).toHaveTextContent('Cargando');
  expect(screen.queryByText('No hay resultados')).not.toBeInTheDocument();
  rerender(table({}));
  expect(firstName()).toHaveTextContent('Vecino 0');
  const found = rows.slice(20, 30);
  rerender(table({ rows: found }));
  rerender(table({ rows: found, loading: true }));
  rerender(table({ rows: found, columns: columns.toReversed() }));
  expect(firstName()).toHaveTextContent('Vecino 20');
});
