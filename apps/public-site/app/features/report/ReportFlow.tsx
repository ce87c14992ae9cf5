import { lazy, Suspense, useEffect, useRef } from 'react';
import { ReportForm } from './ReportForm.tsx';
import { useReport } from './useReport.ts';

const loadReceived = () => import('./ReceivedReport.tsx');
const ReceivedReport = lazy(loadReceived);

/** The form that requests a report, and the received report. */
export function ReportFlow() {
  const { state, keep, send, reset } = useReport();
  const form = useRef<HTMLDivElement>(null);

  // Preloads the code that shows a report while the report is requested. If this fails, the page says so.
  useEffect(() => {
    if (state.sending) loadReceived().catch(() => undefined);
  }, [state.sending]);

  return (
    <>
      <div ref={form}>
        <ReportForm state={state} onType={keep} onSend={send} />
      </div>
      {state.report && (
        <Suspense fallback={null}>
          <ReceivedReport
            key={state.round}
            report={state.report}
            onReset={() => {
              reset();
              form.current?.querySelector('input')?.focus();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
