import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { DataTable, emptyQuery } from '@laundry/ui-kit/data-table';
import type { DataTableProps } from '@laundry/ui-kit/data-table';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { dark, phone, small } from '../kit.tsx';
import { columns } from './columns.tsx';
import { ServerTable } from './ServerTable.tsx';
import { hostileResident, residents } from './residents.ts';
import type { Resident } from './residents.ts';

const Table = (props: DataTableProps<Resident>) => <DataTable {...props} />;

const meta = {
  title: 'Componentes/Datos/Tabla',
  component: Table,
  args: { label: 'Usuarios', columns, rows: residents(173), rowId: ({ id }: Resident) => id, maxHeight: 520 },
  parameters: {
    surface: 'portal',
    guide: {
      do: [
        'Describa las columnas como datos: la tabla y las tarjetas salen de la misma lista.',
        'Dé a la tabla el nombre de lo que muestra y, cuando está vacía, el paso siguiente.',
        'Guarde la consulta en la dirección cuando la búsqueda se comparte o se vuelve a ella con Atrás.',
      ],
      dont: [
        'No haga correr la tabla de costado en un celular: allí cada fila es una tarjeta.',
        'No esconda una acción en un menú si la fila solo tiene una o dos.',
      ],
    },
    docs: {
      description: {
        component:
          'Filas con un filtro por columna, orden, páginas de 50 y columnas y densidad a elección. Los filtros rigen todos a la vez, sin distinguir mayúsculas ni tildes; los días son de Montevideo. Con menos de 600 px de ancho cada fila se lee como una tarjeta con los mismos datos y acciones. Entrada propia: @laundry/ui-kit/data-table.',
      },
    },
  },
} satisfies Meta<typeof Table>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = { args: { rows: residents(12) }, tags: ['visual'] };
export const Oscuro: Story = { ...Normal, ...dark };

export const Filtrada: Story = {
  name: 'Filtros de varias columnas',
  play: async ({ canvas }) => {
    // The grid draws its heads anew when it has measured itself; rows come after that.
    await canvas.findAllByRole('gridcell');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Filtrar por Nombre' }), 'nuñez');
    await expect(await canvas.findByText('29 resultados')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Filtrar por Referencia' }), '13');
    await expect(await canvas.findByText('3 resultados')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'QUITAR FILTROS' }));
    await expect(await canvas.findByText('173 resultados')).toBeVisible();
  },
};

export const PorDias: Story = {
  name: 'Entre dos días',
  args: {
    initialQuery: { ...emptyQuery, filters: { since: { from: '2026-03-01', to: '2026-03-10' } } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Alta desde')).toHaveValue('01/03/2026');
    await expect(await canvas.findByText('11 resultados')).toBeVisible();
  },
};

export const DiasAlReves: Story = {
  name: 'Días al revés',
  args: {
    initialQuery: { ...emptyQuery, filters: { since: { from: '2026-03-10', to: '2026-03-01' } } },
  },
  play: async ({ canvas }) => {
    // The grid makes its fields again once it knows its width.
    await waitFor(() =>
      expect(canvas.getByText('La primera fecha no puede ser posterior a la segunda.')).toBeVisible(),
    );
    await expect(await canvas.findByText('No hay resultados')).toBeVisible();
  },
};

export const Ordenada: Story = {
  play: async ({ canvas }) => {
    const head = await canvas.findByRole('columnheader', { name: /^Saldo/ });
    await userEvent.click(within(head).getByText('Saldo'));
    // The rows are sorted first.
    await waitFor(() => expect(head).toHaveAttribute('aria-sort', 'ascending'));
    await expect(canvas.getAllByRole('row')[1]).toHaveTextContent('-$ 125,50');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(head).toHaveAttribute('aria-sort', 'descending'));
  },
};

export const Paginas: Story = {
  name: 'Páginas de 50',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Página siguiente' }));
    await expect(await canvas.findByText('51–100 de 173')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Página anterior' }));
    await expect(await canvas.findByText('1–50 de 173')).toBeVisible();
  },
};

export const ColumnasYDensidad: Story = {
  name: 'Columnas y densidad',
  args: { rows: residents(12) },
  play: async ({ canvas, canvasElement }) => {
    const screen = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'Columnas' }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'E-mail' }));
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('columnheader', { name: /^E-mail/ })).not.toBeInTheDocument();
    await userEvent.click(await canvas.findByRole('button', { name: 'Densidad' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Cómoda' }));
  },
};

export const DelServidor: Story = {
  name: 'Del servidor',
  render: (args) => <ServerTable {...args} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1–50 de 173')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Página siguiente' }));
    await expect(await canvas.findByText('51–100 de 173')).toBeVisible();
  },
};

export const SinTotal: Story = {
  name: 'Del servidor, sin total',
  args: { rows: residents(50), server: { rowCount: undefined } },
};

export const Cargando: Story = { args: { rows: [], loading: true } };
export const Actualizando: Story = { args: { rows: residents(12), loading: true } };

export const Vacia: Story = {
  name: 'Vacía',
  args: {
    rows: [],
    emptyHint: 'Este edificio todavía no tiene usuarios.',
    emptyAction: <Button variant="contained">CREAR USUARIO</Button>,
  },
};

export const ConError: Story = {
  name: 'Error',
  args: {
    rows: [],
    error: 'Ha occurrido un error, intente de nuevo más tarde.',
    onRetry: () => undefined,
  },
};

export const TextoLargo: Story = {
  name: 'Texto largo',
  args: { rows: [hostileResident, ...residents(5)] },
};

export const Tarjetas: Story = {
  ...phone,
  name: 'En un celular',
  args: { rows: residents(3) },
  tags: ['visual'],
};

export const TarjetasFiltradas: Story = {
  ...phone,
  name: 'En un celular, con filtros',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('Filtros y orden'));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Filtrar por Nombre' }), 'eva');
    await expect(await canvas.findByText('28 resultados')).toBeVisible();
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'Ordenar por' }),
      'Saldo, descendente',
    );
    await waitFor(() => expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('$ 878,50'));
  },
};

export const TarjetasChicas: Story = {
  ...small,
  name: 'A 320 px',
  args: { rows: [hostileResident, ...residents(80)] },
};
export const TarjetasOscuras: Story = {
  ...Tarjetas,
  name: 'En un celular, de noche',
  globals: { ...phone.globals, ...dark.globals },
  tags: [],
};
export const TarjetasCargando: Story = {
  ...small,
  name: 'A 320 px, cargando',
  args: { rows: [], loading: true },
};
export const TarjetasVacias: Story = { ...small, name: 'A 320 px, vacía', args: { rows: [] } };
