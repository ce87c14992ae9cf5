import { lazy, Suspense, useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { closed, opened, reset, selectReport } from './report.slice.ts';
import { ReportForm } from './ReportForm.tsx';

const loadReceived = () => import('./ReceivedReport.tsx');
const ReceivedReport = lazy(loadReceived);

export interface ReportFlowProps {
  /**
   * The card of the address, `?card=`: digits only, empty without one, undefined while the address is not
   * known.
   */
  card: string | undefined;
  /** The chat-bot's address, for cards that are blocked as lost. */
  chatbotUrl: string;
}

/** The form that asks for a report, and the report that came. */
export function ReportFlow({ card, chatbotUrl }: ReportFlowProps) {
  const dispatch = useDispatch();
  const state = useSelector(selectReport);
  const form = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (card !== undefined) dispatch(opened(card));
  }, [dispatch, card]);

  useEffect(
    () => () => {
      dispatch(closed());
    },
    [dispatch],
  );

  // What shows a report is fetched while the report is on its way; should it not come, it is asked for again.
  const sending = state.submit.status === 'sending';
  useEffect(() => {
    if (sending) loadReceived().catch(() => undefined);
  }, [sending]);

  return (
    <>
      <div ref={form}>
        <ReportForm state={state} chatbotUrl={chatbotUrl} />
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
