import { DataTable, emptyQuery } from '@laundry/ui-kit/data-table';
import type { DataTableProps, Column } from '@laundry/ui-kit/data-table';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import DeleteIcon from '@mui/icons-material/DeleteOutlineRounded';
import MailIcon from '@mui/icons-material/ForwardToInboxRounded';
import IconButton from '@mui/material/IconButton';
import { Button, formatDay } from '@laundry/ui-kit';
import preview from '../../../../.storybook/preview.tsx';
import { dark, phone, small } from '../kit.tsx';

/** A resident with values for every kind of column. */
interface Resident {
  id: string;
  name: string;
  email: string;
  unit: string;
  balance: number;
  since: string;
  confirmed: string | null;
}

const NAMES = ['Ana Paz', 'Óscar Núñez', 'María Pérez', 'Julián Ñancul', 'Lucía Fernández', 'Eva Otero'];
const pad = (figure: number) => String(figure).padStart(2, '0');

const resident = (_: unknown, index: number): Resident => {
  const day = `2026-${pad((index % 6) + 1)}-${pad((index % 27) + 1)}`;
  const name = NAMES[index % NAMES.length] ?? '';
  return {
    id: `vecino-${index}`,
    name,
    email: `vecino${index}@correo.example`,
    unit: `Apto ${100 + index}`,
    balance: 125.5 * ((index % 9) - 1),
    since: `${day}T15:00:00Z`,
    confirmed: index % 3 === 0 ? null : day,
  };
};

const residents = (count: number): Resident[] => Array.from({ length: count }, resident);

const hostileResident: Resident = {
  id: 'hostil',
  name: 'María de los Ángeles Fernández de la Reguera y Estévez, viuda de Rodríguez-Larreta',
  email: 'una.direccion.de.correo.larguisima.que.no.se.puede.cortar@administracion.edificio.example',
  unit: '<b>Apto</b> 🧺 مرحبا',
  balance: -1234567.89,
  since: 'no es una fecha',
  confirmed: null,
};

/** Every kind of column. */
const columns: readonly Column<Resident>[] = [
  {
    field: 'name',
    header: 'Nombre',
    kind: 'text',
    filter: true,
    flex: 1,
    width: 150,
    cardPosition: 'title',
    value: (row) => row.name,
  },
  {
    field: 'email',
    header: 'E-mail',
    kind: 'text',
    filter: true,
    flex: 2,
    width: 190,
    breaks: 'email',
    cardPosition: 'second',
    value: (row) => row.email,
  },
  {
    field: 'unit',
    header: 'Referencia',
    kind: 'text',
    filter: true,
    width: 150,
    cardPosition: 'second',
    value: (row) => row.unit,
  },
  { field: 'balance', header: 'Saldo', kind: 'pesos', width: 150, value: (row) => row.balance },
  {
    field: 'since',
    header: 'Fecha de alta',
    kind: 'day',
    width: 130,
    range: { from: 'Alta desde', to: 'Alta hasta' },
    value: (row) => row.since,
  },
  {
    field: 'confirmed',
    header: 'Confirmado?',
    kind: 'boolean',
    width: 120,
    cardPosition: 'end',
    value: (row) => row.confirmed !== null,
    detail: (row) => (row.confirmed === null ? undefined : formatDay(row.confirmed)),
  },
  {
    field: 'actions',
    header: 'Acciones',
    kind: 'action',
    width: 110,
    fixed: true,
    actions: (row) => (
      <>
        <IconButton size="small" aria-label={`Reenviar confirmación a ${row.name}`}>
          <MailIcon fontSize="small" />
        </IconButton>
        <IconButton size="small" aria-label={`Eliminar a ${row.name}`}>
          <DeleteIcon fontSize="small" />
        </IconButton>
      </>
    ),
  },
];

const Table = (props: DataTableProps<Resident>) => <DataTable {...props} />;

const meta = preview.meta({
  title: 'Componentes/Datos/Tabla',
  component: Table,
  args: { label: 'Usuarios', columns, rows: residents(173), maxHeight: 520 },
  parameters: {
    surface: 'portal',
    about:
      'Filas con un filtro por columna, orden, páginas de 50 y columnas y densidad a elección. Los filtros rigen todos a la vez, sin distinguir mayúsculas ni tildes; los días son de Montevideo. Con menos de 600 px de ancho cada fila se lee como una tarjeta con los mismos datos y acciones. Entrada propia: @laundry/ui-kit/data-table.',
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
});

export const Normal = meta.story({ args: { rows: residents(12) }, tags: ['visual'] });
export const Oscuro = meta.story({ ...Normal.input, ...dark });

export const Filtrada = meta.story({
  name: 'Filtros de varias columnas, y un orden',
  args: {
    initialQuery: {
      ...emptyQuery,
      filters: { name: 'maría', since: '2026-03-01/2026-03-10' },
      sort: { field: 'balance', direction: 'asc' },
    },
  },
});

export const ColumnasYDensidad = meta.story({
  name: 'Columnas, con su menú abierto, y densidad',
  tags: ['night'],
  args: { rows: residents(12), settings: { hidden: ['email'], density: 'comfortable' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Columnas' }));
    await waitFor(() => expect(screen.getByRole('menu', { name: 'Columnas' })).toBeVisible());
  },
});

export const Cargando = meta.story({ args: { rows: [], loading: true }, tags: ['night'] });
export const Actualizando = meta.story({ args: { rows: residents(12), loading: true } });

export const Vacia = meta.story({
  name: 'Vacía',
  tags: ['night'],
  args: {
    rows: [],
    emptyHint: 'Este edificio todavía no tiene usuarios.',
    emptyAction: <Button>CREAR USUARIO</Button>,
  },
});

export const ConError = meta.story({
  name: 'Error',
  args: { error: 'Ha occurrido un error, intente de nuevo más tarde.', onRetry: fn() },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Ha occurrido un error');
    await expect(canvas.queryByRole('gridcell')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'REINTENTAR' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const TextoLargo = meta.story({
  name: 'Texto largo',
  args: { rows: [hostileResident, ...residents(5)] },
});

export const Tarjetas = meta.story({
  ...phone,
  name: 'En un celular',
  args: { rows: residents(3) },
  tags: ['visual'],
});

export const TarjetasFiltradas = meta.story({
  ...phone,
  name: 'En un celular, con filtros',
  args: { initialQuery: { ...emptyQuery, filters: { name: 'eva' } } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('Filtros y orden'));
  },
});

export const TarjetasChicas = meta.story({
  ...small,
  name: 'A 320 px',
  args: { rows: [hostileResident, ...residents(2)], server: { rowCount: 173 } },
});
