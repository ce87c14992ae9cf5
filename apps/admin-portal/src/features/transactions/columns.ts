import type { TransactionRecord } from '@laundry/api-contract';
import { transactionsReport } from '@laundry/strings';
import type { Column } from '@laundry/ui-kit/data-table';
import { currencyName } from '../../reports/names.ts';

const { columns: names } = transactionsReport;

/** The width in px from which all columns fit side by side, with two lines a row at most. */
export const TABLE_FROM = 960;

/** The ten columns of the report (spec §2), in their order. */
export const columns: readonly Column<TransactionRecord>[] = [
  // No filter over the building: a search is for one.
  {
    field: 'building_name',
    header: names.building,
    kind: 'text',
    width: 130,
    flex: 1,
    value: (row) => row.building_name,
  },
  {
    field: 'amount',
    header: names.amount,
    kind: 'pesos',
    filter: true,
    width: 105,
    cardPosition: 'end',
    value: (row) => row.amount,
  },
  {
    field: 'currency',
    header: names.currency,
    kind: 'text',
    filter: true,
    width: 105,
    value: (row) => currencyName(row.currency),
  },
  {
    field: 'user_name',
    header: names.customer,
    kind: 'text',
    filter: true,
    width: 130,
    flex: 1,
    cardPosition: 'title',
    value: (row) => row.user_name,
  },
  {
    field: 'user_email',
    header: names.email,
    kind: 'text',
    filter: true,
    width: 240,
    flex: 2,
    value: (row) => row.user_email,
  },
  {
    field: 'origin',
    header: names.origin,
    kind: 'text',
    filter: true,
    width: 120,
    cardPosition: 'second',
    value: (row) => row.origin,
  },
  {
    field: 'creation_date',
    header: names.createdAt,
    kind: 'date',
    time: true,
    width: 165,
    cardPosition: 'second',
    value: (row) => row.creation_date,
  },
  { field: 'uuid', header: names.card, kind: 'text', filter: true, width: 100, value: (row) => row.uuid },
  {
    field: 'message',
    header: names.message,
    kind: 'text',
    filter: true,
    width: 110,
    flex: 1,
    // A refund says so, and its amount is negative (D58).
    cardPosition: 'second',
    tone: ({ amount }) => (amount < 0 ? 'error' : undefined),
    value: (row) => row.message,
  },
  {
    field: 'adm_income',
    header: names.income,
    kind: 'pesos',
    filter: true,
    width: 150,
    value: (row) => row.adm_income,
  },
];
