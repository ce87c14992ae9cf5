import { report as texts } from '@laundry/strings';
import { PageHeading, PageShell } from '@laundry/ui-kit';
import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { ReceivedReport } from './ReceivedReport.tsx';
import { closed, opened, reset, selectReport } from './report.slice.ts';
import { ReportForm } from './ReportForm.tsx';

export interface ReportPageProps {
  /** The card of the address, `?card=`: digits only, empty without one, undefined while the address is not known. */
  card: string | undefined;
  /** The chat-bot's address, for cards that are blocked as lost. */
  chatbotUrl: string;
}

/** /report: a card's consumption report, by mail and in sight (section 2). */
export function ReportPage({ card, chatbotUrl }: ReportPageProps) {
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

  return (
    <PageShell width="form">
      <PageHeading lead={texts.lead}>{texts.title}</PageHeading>
      <div ref={form}>
        <ReportForm state={state} chatbotUrl={chatbotUrl} />
      </div>
      {state.report && (
        <ReceivedReport
          key={state.round}
          report={state.report}
          onReset={() => {
            dispatch(reset());
            form.current?.querySelector('input')?.focus();
          }}
        />
      )}
    </PageShell>
  );
}
