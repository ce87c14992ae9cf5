import { lazy, Suspense, useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useCardInAddress } from '../../useCardInAddress.ts';
import { closed, opened, reset, selectReport } from './report.flow.ts';
import { ReportForm } from './ReportForm.tsx';

const loadReceived = () => import('./ReceivedReport.tsx');
const ReceivedReport = lazy(loadReceived);

/** The form that requests a report, and the received report. */
export function ReportFlow() {
  const dispatch = useDispatch();
  const state = useSelector(selectReport);
  const form = useRef<HTMLDivElement>(null);

  useCardInAddress(opened, closed);

  // The code that shows a report is loaded while the report is. If this fails, it is loaded again later.
  const sending = state.submit.status === 'sending';
  useEffect(() => {
    if (sending) loadReceived().catch(() => undefined);
  }, [sending]);

  return (
    <>
      <div ref={form}>
        <ReportForm state={state} />
      </div>
      {state.report && (
        <Suspense fallback={null}>
          <ReceivedReport
            key={state.round}
            report={state.report}
            onReset={() => {
              dispatch(reset());
              form.current?.querySelector('input')?.focus();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
