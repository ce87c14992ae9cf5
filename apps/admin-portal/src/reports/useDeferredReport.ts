import { useDeferredValue } from 'react';

/**
 * A report's state as it is to be drawn; undefined while there is nothing to draw. A table that waits for its
 * rows is much to draw, and comes after what else is to be done; a table with its rows comes at once.
 */
export function useDeferredReport<Report extends { search: { status: string } }>(
  report: Report,
): Report | undefined {
  const deferred = useDeferredValue<Report | undefined>(report, undefined);
  return report.search.status === 'searching' ? deferred : report;
}
