import { transactionsReport } from '@laundry/strings';
import { filtersDoor } from '../../reports/filtersDoor.ts';
import type { ReportFilters } from '../../reports/filtersDoor.ts';

/** All three filters are mandatory (section 5). */
export const door = filtersDoor<ReportFilters>(
  (read) => ({ from: read('from'), to: read('to'), building: read('building') }),
  transactionsReport.incomplete,
);
