import type { StoryObj } from '@storybook/react-vite';
import { DataTable } from '@laundry/ui-kit/data-table';
import type { Column, DataTableProps } from '@laundry/ui-kit/data-table';
import { screen } from 'storybook/test';

export type Mount = Parameters<NonNullable<StoryObj['play']>>[0]['mount'];

export interface Row {
  id: number;
  name: string;
  paid: number | null;
  on: string;
  sure: boolean;
}

const columns: readonly Column<Row>[] = [
  {
    field: 'name',
    header: 'Nombre',
    kind: 'text',
    filter: true,
    cardPosition: 'title',
    value: ({ name }) => name,
  },
  { field: 'paid', header: 'Monto', kind: 'pesos', value: ({ paid }) => paid },
  {
    field: 'on',
    header: 'Alta',
    kind: 'day',
    range: { from: 'Alta desde', to: 'Alta hasta' },
    value: ({ on }) => on,
  },
  {
    field: 'sure',
    header: 'Confirmado?',
    kind: 'boolean',
    filter: true,
    cardPosition: 'end',
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

export const row = (id: number): Row => ({
  id,
  name: `Vecino ${id}`,
  paid: id === 0 ? null : id * 10.5,
  on: `2026-03-${String((id % 28) + 1).padStart(2, '0')}`,
  sure: id % 2 === 0,
});

export const rows = Array.from({ length: 60 }, (_, id) => row(id));

/** The smallest width of a table, for rows that are a table or cards whatever the window. */
export const TABLE = 0;
export const CARDS = Infinity;

export const table = (props: Partial<DataTableProps<Row>>) => (
  <DataTable label="Usuarios" columns={columns} rows={rows} {...props} />
);

/** Waits for the table, because the grid measures itself first. */
export async function show(mount: Mount, props: Partial<DataTableProps<Row>>) {
  await mount(table(props));
  await screen.findByRole(props.tableFrom === TABLE ? 'grid' : 'status');
}
