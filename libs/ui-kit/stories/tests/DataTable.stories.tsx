import { DataTable, emptyQuery } from '@laundry/ui-kit/data-table';
import type { Column, RowId } from '@laundry/ui-kit/data-table';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { portal } from '../kit.tsx';
import { CARDS, TABLE, row, rows, show, table } from './sampleTable.tsx';
import type { Row } from './sampleTable.tsx';

/** Tests of the table in a real browser: the Storybook hides these stories. */
const meta = preview.meta({ title: 'Pruebas/Kit/Tabla', tags: ['!dev', '!autodocs'], ...portal });

export const CardOfRow = meta.story({
  name: 'on a phone each row is a card with the same names, values and actions',
  play: async ({ mount }) => {
    await show(mount, { tableFrom: CARDS, rows: [row(0)] });
    const card = within(screen.getByRole('list', { name: 'Usuarios' })).getByRole('listitem');
    const values = within(card)
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    await expect(values).toEqual([
      ['Nombre', 'Vecino 0'],
      ['Monto', '—'],
      ['Alta', '01/03/2026'],
      ['Confirmado?', 'Sí (2026-03-01)'],
    ]);
    await expect(within(card).getByRole('button', { name: 'Eliminar Vecino 0' })).toBeInTheDocument();
    // A tick on a card has no column header above it, so its name includes the column's.
    await expect(within(card).getByRole('img', { name: 'Confirmado? Sí, 2026-03-01' })).toBeInTheDocument();
  },
});

export const CardsFiltered = meta.story({
  name: 'on a phone can be filtered, sorted and paged',
  play: async ({ mount }) => {
    await show(mount, { tableFrom: CARDS });
    await expect(screen.getByRole('status')).toHaveTextContent('60 resultados');
    await expect(screen.getAllByRole('listitem')).toHaveLength(50);
    await userEvent.click(screen.getByRole('button', { name: 'Página siguiente' }));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('60 resultados, 51–60'));
    await expect(screen.getByRole('button', { name: 'Página anterior' })).toHaveFocus();
    await userEvent.click(screen.getByText('Filtros y orden'));
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'Ordenar por' }),
      'Monto, descendente',
    );
    await expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('Vecino 59');
    await userEvent.click(screen.getByRole('textbox', { name: 'Filtrar por Nombre' }));
    await userEvent.paste('VECINO 5');
    await waitFor(() => expect(screen.getByText('11 resultados')).toBeVisible());
    await waitFor(() => expect(screen.getByText(/1 filtro activo/)).toBeVisible());
  },
});

export const Grid = meta.story({
  name: 'as a table has a name, its columns and their filters',
  play: async ({ mount }) => {
    await show(mount, { tableFrom: TABLE, rows: rows.slice(0, 20) });
    const grid = screen.getByRole('grid', { name: 'Usuarios' });
    await expect(await within(grid).findAllByRole('columnheader')).toHaveLength(5);
    const filter = within(grid).getByRole('textbox', { name: 'Filtrar por Nombre' });
    await userEvent.click(filter);
    // The focus ring is inside the field, because the header would clip an outer one.
    await waitFor(() => expect(getComputedStyle(filter).outlineOffset).toBe('-2px'));
    await userEvent.paste('vecino 1');
    await waitFor(() => expect(screen.getByText('11 resultados')).toBeVisible());
    await expect(await within(grid).findByRole('gridcell', { name: 'Vecino 19' })).toBeInTheDocument();
    await expect(within(grid).queryByRole('gridcell', { name: 'Vecino 2' })).not.toBeInTheDocument();
  },
});

const EMAIL = 'ana.maria.del.carmen@correo.example';

const narrow: readonly Column<Row>[] = [
  { field: 'name', header: 'Correo', kind: 'text', width: 130, breaks: 'email', value: () => EMAIL },
  { field: 'id', header: 'Serie', kind: 'text', width: 70, breaks: 'never', value: () => 'LAV-00-123456' },
  { field: 'paid', header: 'Ingreso de la administración', kind: 'pesos', width: 70, value: () => 103970 },
  { field: 'on', header: 'Alta', kind: 'day', width: 70, value: ({ on }) => on },
];

/** The number of lines that a cell's text takes. */
const countLines = (cell: HTMLElement) => {
  const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const tops = new Set<number>();
  while (texts.nextNode()) {
    range.selectNode(texts.currentNode);
    for (const { top } of range.getClientRects()) tops.add(Math.round(top));
  }
  return tops.size;
};

export const Lines = meta.story({
  name: 'as a table breaks e-mails after @ into two lines at most, and days, amounts and codes nowhere',
  play: async ({ mount }) => {
    await mount(<DataTable tableFrom={TABLE} label="Usuarios" columns={narrow} rows={[row(3)]} />);
    const email = await screen.findByRole('gridcell', { name: EMAIL });
    await waitFor(() => expect(countLines(email)).toBe(2));
    await expect(email.textContent).toBe(EMAIL);
    await expect(within(email).getByTitle(EMAIL)).toBeVisible();
    for (const name of ['LAV-00-123456', '$ 103.970', '04/03/2026'])
      await waitFor(() => expect(countLines(screen.getByRole('gridcell', { name }))).toBe(1));
    const head = within(screen.getByRole('columnheader', { name: /^Ingreso/ })).getByTitle(/^Ingreso/);
    const { display, textAlign, textOverflow } = getComputedStyle(head);
    await expect([display, textAlign, textOverflow]).toEqual(['block', 'end', 'ellipsis']);
  },
});

export const TickDetail = meta.story({
  name: 'as a table shows the detail of a tick on keyboard focus, and filters ticks',
  play: async ({ mount }) => {
    await show(mount, { tableFrom: TABLE, rows: [row(0), row(1)] });
    await userEvent.click(await screen.findByRole('gridcell', { name: '01/03/2026' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(await screen.findByRole('tooltip', { name: '2026-03-01' })).toBeInTheDocument();
    const filter = screen.getByRole('combobox', { name: 'Filtrar por Confirmado?' });
    await expect(filter).toHaveTextContent(/^TodosSíNo$/);
    await userEvent.selectOptions(filter, 'No');
    await waitFor(() => expect(screen.getByText('1 resultado')).toBeVisible());
    await expect(await screen.findByRole('img', { name: 'No' })).toBeInTheDocument();
    await userEvent.selectOptions(filter, 'Sí');
    await expect(await screen.findByRole('img', { name: 'Sí, 2026-03-01' })).toBeInTheDocument();
    await userEvent.selectOptions(filter, 'Todos');
    await waitFor(() => expect(screen.getByText('2 resultados')).toBeVisible());
  },
});

export const ColumnsHidden = meta.story({
  name: 'as a table can hide columns, except the last one and fixed ones, and change its density',
  play: async ({ mount }) => {
    await show(mount, { tableFrom: TABLE, rows: rows.slice(0, 2) });
    await userEvent.click(screen.getByRole('button', { name: 'Columnas' }));
    await expect(screen.queryByRole('menuitemcheckbox', { name: 'Acciones' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Monto', checked: true }));
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('columnheader', { name: /Monto/ })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Densidad' }));
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Cómoda' }));
    await waitFor(() => expect(screen.getAllByRole('row')[1]?.offsetHeight).toBe(56));
  },
});

function Choosing({ tableFrom }: { tableFrom: number }) {
  const [ids, setIds] = useState<ReadonlySet<RowId>>(new Set([59]));
  const selection = { selected: ids, onChange: setIds, isSelectable: isUnsure, rowName };
  return (
    <>
      <output>{[...ids].toSorted((one, other) => Number(one) - Number(other)).join(' ')}</output>
      {table({ tableFrom, selection })}
    </>
  );
}

const isUnsure = ({ sure }: Row) => !sure;
const rowName = ({ name }: Row) => name;

const selected = () => document.querySelector('output')?.textContent;

const findMiddle = (element: HTMLElement) => {
  const { x, width } = element.getBoundingClientRect();
  return Math.round(x + width / 2);
};

export const RowChosen = meta.story({
  name: 'selected rows are selected by a checkbox with their name, in addition to those of other pages',
  play: async ({ mount }) => {
    for (const view of [TABLE, CARDS]) {
      await mount(<Choosing key={view} tableFrom={view} />);
      const box = await screen.findByLabelText('Seleccionar Vecino 1');
      if (view === TABLE) {
        const all = screen.getByLabelText('Seleccionar todo');
        await waitFor(() => expect(findMiddle(all)).toBe(findMiddle(box)));
      }
      await userEvent.click(box);
      await waitFor(() => expect(screen.getByLabelText('Seleccionar Vecino 1')).toBeChecked());
      await expect(selected()).toBe('1 59');
      await expect(screen.queryByLabelText('Seleccionar Vecino 2')).not.toBeInTheDocument();
      await userEvent.click(screen.getByLabelText('Seleccionar Vecino 1'));
      await waitFor(() => expect(selected()).toBe('59'));
    }
  },
});

export const AllRowsChosen = meta.story({
  name: 'selected rows are all filtered rows of all pages with one checkbox',
  play: async ({ mount }) => {
    for (const view of [TABLE, CARDS]) {
      await mount(<Choosing key={view} tableFrom={view} />);
      const all = await screen.findByLabelText('Seleccionar todo');
      await expect(all).toBePartiallyChecked();
      await userEvent.click(all);
      await waitFor(() => expect(selected()?.split(' ')).toHaveLength(30));
      await expect(all).toBeChecked();
      if (view === CARDS) await userEvent.click(screen.getByText('Filtros y orden'));
      await userEvent.click(screen.getByLabelText('Filtrar por Nombre'));
      await userEvent.paste('vecino 5');
      await screen.findByText('11 resultados');
      await userEvent.click(all);
      await waitFor(() => expect(selected()?.split(' ')).toHaveLength(24));
    }
  },
});

const firstPage = rows.slice(0, 50);

export const ServerRows = meta.story({
  name: 'rows paged by a server are shown as received, whatever the filters; without a total more may follow a full page',
  play: async ({ mount }) => {
    const query = { ...emptyQuery, filters: { name: 'nadie' }, page: 1 };
    await show(mount, { tableFrom: CARDS, rows: firstPage, server: { rowCount: 120 }, query });
    await expect(screen.getAllByRole('listitem')).toHaveLength(50);
    await waitFor(() => expect(screen.getByText('51–100 de 120')).toBeVisible());

    await show(mount, { tableFrom: CARDS, rows: firstPage, server: { rowCount: undefined } });
    await expect(screen.getByRole('button', { name: 'Página siguiente' })).toBeEnabled();
    await expect(screen.getByRole('status')).toHaveTextContent('1–50 de más de 50');
    await show(mount, { tableFrom: CARDS, rows: firstPage.slice(0, 7), server: { rowCount: undefined } });
    await expect(screen.queryByRole('button', { name: 'Página siguiente' })).not.toBeInTheDocument();
    await expect(screen.getByRole('status')).toHaveTextContent('7 resultados');
  },
});
