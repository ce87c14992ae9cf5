import type { TransactionRecord } from '@laundry/api-contract';
import { transactionsReport } from '@laundry/strings';
import { DataTable, emptyQuery } from '@laundry/ui-kit/data-table';
import type { TableQuery } from '@laundry/ui-kit/data-table';
import { useMemo } from 'react';
import { columns } from './columns.ts';
import type { TransactionRow } from './columns.ts';

/** The newest first. */
const newestFirst: TableQuery = { ...emptyQuery, sort: { field: 'creation_date', direction: 'desc' } };

const rowId = ({ id }: TransactionRow) => id;

export interface TransactionsGridProps {
  rows: readonly TransactionRecord[];
}

/** The report's table; on a phone its rows are cards. */
export function TransactionsGrid({ rows }: TransactionsGridProps) {
  const numbered = useMemo(() => rows.map((row, id) => ({ ...row, id })), [rows]);
  return (
    <DataTable
      label={transactionsReport.title}
      columns={columns}
      rows={numbered}
      rowId={rowId}
      initialQuery={newestFirst}
      foundText={transactionsReport.found}
      emptyHint={transactionsReport.emptyHint}
    />
  );
}
