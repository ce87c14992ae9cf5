import DeleteIcon from '@mui/icons-material/DeleteOutlineRounded';
import MailIcon from '@mui/icons-material/ForwardToInboxRounded';
import IconButton from '@mui/material/IconButton';
import { formatDay } from '@laundry/ui-kit';
import type { Column } from '@laundry/ui-kit/data-table';
import type { Resident } from './residents.ts';

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
