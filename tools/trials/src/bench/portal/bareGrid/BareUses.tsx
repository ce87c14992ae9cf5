import type { UseRecord } from '@laundry/api-contract';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { useEffect, useState } from 'react';
import { fetchReport, ROWS_OF_A_PAGE } from './reports.ts';

const at = new Intl.DateTimeFormat('es-UY', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'America/Montevideo',
});

/** The columns of the uses report, in the grid's plainest form. */
const columns: GridColDef<UseRecord>[] = [
  { field: 'building', flex: 2, valueGetter: (_, { machine }) => machine.building.name },
  { field: 'unit', flex: 1, valueGetter: (_, { unit }) => unit?.number },
  { field: 'machine', flex: 1, valueGetter: (_, { machine }) => machine.serial_number },
  { field: 'type', width: 110, valueGetter: (_, { machine }) => machine.machine_type },
  { field: 'timestamp', width: 155, valueFormatter: (value: string) => at.format(new Date(value)) },
  { field: 'card', width: 110, valueGetter: (_, { card }) => card.uuid },
  { field: 'result', flex: 2 },
];

/** Only the grid, with the same call as the uses report. */
export function Report() {
  const [page, setPage] = useState(0);
  const [found, setFound] = useState<{ rows: UseRecord[]; total: number }>({ rows: [], total: 0 });
  useEffect(() => {
    void fetchReport('uses', { page: page + 1, perPage: ROWS_OF_A_PAGE }).then(async (answer) => {
      const rows = (await answer.json()) as UseRecord[];
      setFound({ rows, total: Number(answer.headers.get('x-total-count')) });
    });
  }, [page]);
  return (
    <div style={{ height: '75vh' }}>
      <DataGrid
        rows={found.rows}
        columns={columns}
        rowCount={found.total}
        paginationMode="server"
        paginationModel={{ page, pageSize: ROWS_OF_A_PAGE }}
        onPaginationModelChange={(model) => setPage(model.page)}
        pageSizeOptions={[ROWS_OF_A_PAGE]}
      />
    </div>
  );
}
