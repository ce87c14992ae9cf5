import type { UseRecord } from '@laundry/api-contract';
import { usesReport } from '@laundry/strings';
import type { Column } from '@laundry/ui-kit/data-table';
import { machineTypeName } from '../../reports/names.ts';

/** Whether a use's result is that it succeeded; anything else is why it did not (D46). */
const hasSucceeded = (result: string): boolean => result === usesReport.success;

const { columns: names } = usesReport;

/** The server gives the newest first, a page at a time: an order of one page alone would mislead. */
const unordered = { sortable: false } as const;

/**
 * The seven columns of the report (spec §2), in their order. Together they fit into a tablet's 720 px, where
 * a text of several words takes two lines; wider tables are divided in the same proportion.
 */
export const columns: readonly Column<UseRecord>[] = [
  {
    field: 'building',
    header: names.building,
    kind: 'text',
    width: 90,
    flex: 90,
    value: (use) => use.machine.building.name,
    ...unordered,
  },
  {
    field: 'unit',
    header: names.unit,
    kind: 'text',
    width: 64,
    flex: 64,
    cardPosition: 'second',
    value: ({ unit }) => unit?.number,
    ...unordered,
  },
  {
    // The serial number alone; its name on the spot is the next column's (D72).
    field: 'machine',
    header: names.machine,
    kind: 'text',
    width: 100,
    flex: 100,
    cardPosition: 'title',
    value: ({ machine }) => machine.serial_number,
    ...unordered,
  },
  {
    field: 'type',
    header: names.type,
    kind: 'text',
    width: 108,
    flex: 108,
    cardPosition: 'second',
    value: ({ machine }) => machineTypeName(machine),
    ...unordered,
  },
  {
    field: 'at',
    header: names.at,
    kind: 'date',
    time: true,
    width: 112,
    flex: 112,
    cardPosition: 'second',
    value: ({ timestamp }) => timestamp,
    ...unordered,
  },
  {
    field: 'card',
    header: names.card,
    kind: 'text',
    width: 94,
    flex: 94,
    cardPosition: 'second',
    value: ({ card }) => card.uuid,
    ...unordered,
  },
  {
    field: 'result',
    header: names.result,
    kind: 'text',
    width: 130,
    flex: 130,
    cardPosition: 'end',
    tone: ({ result }) => (hasSucceeded(result) ? 'success' : 'error'),
    value: ({ result }) => result,
    ...unordered,
  },
];
