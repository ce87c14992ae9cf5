import type { TransactionRecord } from '@laundry/api-contract';
import { dataTable, transactionsReport } from '@laundry/strings';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { fetchReport, ROWS_OF_A_PAGE } from './reports.ts';

type Row = TransactionRecord & { id: number };

const { columns: names } = transactionsReport;

/** The columns of the transactions report, and those that can be filtered. */
const columns: GridColDef<Row>[] = [
  { field: 'building_name', headerName: names.building, flex: 1 },
  { field: 'amount', headerName: names.amount },
  { field: 'currency', headerName: names.currency },
  { field: 'user_name', headerName: names.customer, flex: 1 },
  { field: 'user_email', headerName: names.email, flex: 2 },
  { field: 'origin', headerName: names.origin },
  { field: 'creation_date', headerName: names.createdAt, width: 165 },
  { field: 'uuid', headerName: names.card },
  { field: 'message', headerName: names.message, flex: 1 },
  { field: 'adm_income', headerName: names.income, width: 205 },
];
const FILTERED = ['uuid', 'user_name', 'amount'] as const;

const nothing = { uuid: '', user_name: '', amount: '' };
const findHead = (field: string) => columns.find((column) => column.field === field)?.headerName ?? '';

/** Only the grid, with an input for each filtered column, and the same call as the transactions report. */
export function Report() {
  const [rows, setRows] = useState<readonly Row[]>([]);
  const [typed, setTyped] = useState(nothing);
  const deferredFilters = useDeferredValue(typed);
  useEffect(() => {
    void fetchReport('transactions').then(async (answer) => {
      const records = (await answer.json()) as TransactionRecord[];
      setRows(records.map((row, id) => ({ ...row, id })));
    });
  }, []);
  const shown = useMemo(
    () =>
      rows.filter((row) => FILTERED.every((field) => String(row[field]).includes(deferredFilters[field]))),
    [rows, deferredFilters],
  );
  return (
    <div style={{ height: '75vh' }}>
      {FILTERED.map((field) => (
        <input
          key={field}
          aria-label={dataTable.filterBy(findHead(field))}
          value={typed[field]}
          onChange={({ target }) => setTyped({ ...typed, [field]: target.value })}
        />
      ))}
      <p role="status">{shown.length}</p>
      <DataGrid
        rows={shown}
        columns={columns}
        initialState={{ pagination: { paginationModel: { pageSize: ROWS_OF_A_PAGE } } }}
        pageSizeOptions={[ROWS_OF_A_PAGE]}
      />
    </div>
  );
}
