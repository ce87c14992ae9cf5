import DeleteIcon from '@mui/icons-material/DeleteOutlineRounded';
import MailIcon from '@mui/icons-material/ForwardToInboxRounded';
import IconButton from '@mui/material/IconButton';
import { formatDay } from '@laundry/ui-kit';
import type { Column } from '@laundry/ui-kit/data-table';

/** A resident with values for every kind of column. */
export interface Resident {
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

export const residents = (count: number): Resident[] => Array.from({ length: count }, resident);

/** A resident with unexpected values. */
export const hostileResident: Resident = {
  id: 'hostil',
  name: 'María de los Ángeles Fernández de la Reguera y Estévez, viuda de Rodríguez-Larreta',
  email: 'una.direccion.de.correo.larguisima.que.no.se.puede.cortar@administracion.edificio.example',
  unit: '<b>Apto</b> 🧺 مرحبا',
  balance: -1234567.89,
  since: 'no es una fecha',
  confirmed: null,
};

/** Every kind of column. */
export const columns: readonly Column<Resident>[] = [
  {
    field: 'name',
    header: 'Nombre',
    kind: 'text',
    filter: true,
    flex: 1,
    width: 150,
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
    value: (row) => row.email,
  },
  { field: 'unit', header: 'Referencia', kind: 'text', filter: true, width: 150, value: (row) => row.unit },
  { field: 'balance', header: 'Saldo', kind: 'pesos', width: 150, value: (row) => row.balance },
  {
    field: 'since',
    header: 'Fecha de alta',
    kind: 'date',
    width: 130,
    range: { from: 'Alta desde', to: 'Alta hasta' },
    value: (row) => row.since,
  },
  {
    field: 'confirmed',
    header: 'Confirmado?',
    kind: 'boolean',
    width: 120,
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
