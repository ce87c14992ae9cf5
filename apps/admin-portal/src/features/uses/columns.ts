import type { UseRecord } from '@laundry/api-contract';
import { usesReport } from '@laundry/strings';
import type { Column } from '@laundry/ui-kit/data-table';
import { typeOf } from '../../reports/machines.ts';

const { columns: names } = usesReport;

/** The server gives the newest first, a page at a time: an order of one page alone would mislead. */
const unordered = { sortable: false } as const;

/** The seven columns of the report (section 2), in their order. */
export const columns: readonly Column<UseRecord>[] = [
  {
    field: 'building',
    header: names.building,
    kind: 'text',
    width: 150,
    flex: 2,
    value: ({ machine }) => machine.building.name,
    ...unordered,
  },
  {
    field: 'unit',
    header: names.unit,
    kind: 'text',
    width: 90,
    flex: 1,
    value: ({ unit }) => unit?.number,
    ...unordered,
  },
  {
    field: 'machine',
    header: names.machine,
    kind: 'text',
    width: 140,
    flex: 1,
    value: ({ machine }) => machine.serial_number,
    ...unordered,
  },
  {
    field: 'type',
    header: names.type,
    kind: 'text',
    width: 110,
    value: ({ machine }) => usesReport.types[typeOf(machine.machine_type)],
    ...unordered,
  },
  {
    field: 'at',
    header: names.at,
    kind: 'date',
    time: true,
    width: 155,
    value: ({ timestamp }) => timestamp,
    ...unordered,
  },
  {
    field: 'card',
    header: names.card,
    kind: 'text',
    width: 110,
    value: ({ card }) => card.uuid,
    ...unordered,
  },
  {
    field: 'result',
    header: names.result,
    kind: 'text',
    width: 150,
    flex: 2,
    value: ({ result }) => result,
    ...unordered,
  },
];
