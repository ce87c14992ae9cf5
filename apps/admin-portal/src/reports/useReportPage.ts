import type { Action } from 'redux';
import { useEffect, useDeferredValue } from 'react';
import { useDispatch } from 'react-redux';
import { exportForgotten } from './export/export.slice.ts';

/**
 * While a report's page is open: asks for its buildings at once, and drops what is on its way when it is
 * left.
 */
export function useReportVisit(buildingsRequested: () => Action, reportLeft: () => Action): void {
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(buildingsRequested());
    return () => {
      dispatch(reportLeft());
      dispatch(exportForgotten());
    };
  }, [dispatch, buildingsRequested, reportLeft]);
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
