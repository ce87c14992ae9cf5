import { useEffect, useDeferredValue } from 'react';
import { useDispatch } from 'react-redux';
import { useLoaderData } from 'react-router';
import { exportForgotten } from './export/export.slice.ts';

/** Releases the queries of the route's loader when another search or page is shown. */
export function useReportVisit(): void {
  const letGo = useLoaderData<() => void>();
  useEffect(() => letGo, [letGo]);

  // The export ends with its page.
  const dispatch = useDispatch();
  useEffect(
    () => () => {
      dispatch(exportForgotten());
    },
    [dispatch],
  );
}

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
