import { UYU } from '@laundry/api-contract';
import type { TransactionRecord } from '@laundry/api-contract';
import { transactionsReport } from '@laundry/strings';
import { formatInstant, formatPesos } from '@laundry/ui-kit';
import type { GridColDef } from '@mui/x-data-grid';

/** A record as a row of the table: records have no id of their own, so their place is it. */
export type TransactionRow = TransactionRecord & { id: number };

const { columns: names } = transactionsReport;

/** Currency 858 by its letters; any other code as it came. */
const currencyName = (code: number): string => (code === UYU ? 'UYU' : String(code));

const pesos: Partial<GridColDef<TransactionRow>> = {
  type: 'number',
  valueFormatter: (value: number) => formatPesos(value),
};

/** The ten columns of the report (section 2), in their order. */
export const columns: GridColDef<TransactionRow>[] = [
  { field: 'building_name', headerName: names.building, minWidth: 150, flex: 1 },
  { field: 'amount', headerName: names.amount, width: 100, ...pesos },
  {
    field: 'currency',
    headerName: names.currency,
    width: 85,
    valueFormatter: (value: number) => currencyName(value),
  },
  { field: 'user_name', headerName: names.customer, minWidth: 135, flex: 1 },
  { field: 'user_email', headerName: names.email, minWidth: 180, flex: 1 },
  { field: 'origin', headerName: names.origin, width: 120 },
  {
    field: 'creation_date',
    headerName: names.createdAt,
    width: 165,
    valueFormatter: (value: string) => formatInstant(value),
    sortComparator: (one: string, other: string) => Date.parse(one) - Date.parse(other),
  },
  { field: 'uuid', headerName: names.card, width: 95 },
  { field: 'message', headerName: names.message, minWidth: 130, flex: 1 },
  { field: 'adm_income', headerName: names.income, width: 190, ...pesos },
];
