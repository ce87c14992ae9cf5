import type { Action } from 'redux';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { exportForgotten } from './export.slice.ts';

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
