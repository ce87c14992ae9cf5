import type { UseRecord } from '@laundry/api-contract';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { ROWS_OF_A_PAGE, TOKEN } from './kept.ts';

const at = new Intl.DateTimeFormat('es-UY', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'America/Montevideo',
});

/** The columns of the report of uses, as plainly as the grid takes them. */
const columns: GridColDef<UseRecord>[] = [
  { field: 'building', flex: 2, valueGetter: (_, { machine }) => machine.building.name },
  { field: 'unit', flex: 1, valueGetter: (_, { unit }) => unit?.number },
  { field: 'machine', flex: 1, valueGetter: (_, { machine }) => machine.serial_number },
  { field: 'type', width: 110, valueGetter: (_, { machine }) => machine.machine_type },
  { field: 'timestamp', width: 155, valueFormatter: (value: string) => at.format(new Date(value)) },
  { field: 'card', width: 110, valueGetter: (_, { card }) => card.uuid },
  { field: 'result', flex: 2 },
];

async function ask(page: number): Promise<{ rows: UseRecord[]; total: number }> {
  const query = new URLSearchParams(location.search);
  query.set('page', String(page + 1));
  query.set('perPage', String(ROWS_OF_A_PAGE));
  const answer = await fetch(`/api/v1/reports/uses?${query}`, {
    headers: { authorization: `Bearer ${localStorage.getItem(TOKEN) ?? ''}` },
  });
  return { rows: (await answer.json()) as UseRecord[], total: Number(answer.headers.get('x-total-count')) };
}

/** Nothing but the grid, over the same call as the report of uses. */
function BareGrid() {
  const [page, setPage] = useState(0);
  const [found, setFound] = useState<{ rows: UseRecord[]; total: number }>({ rows: [], total: 0 });
  useEffect(() => {
    void ask(page).then(setFound);
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

const root = document.querySelector('#root');
if (root) createRoot(root).render(<BareGrid />);
