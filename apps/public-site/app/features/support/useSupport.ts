import { errorText, fieldRefusals } from '@laundry/error-catalogue';
import type { Refusal } from '@laundry/error-catalogue';
import { notified } from '@laundry/flow';
import { notifications, support } from '@laundry/strings';
import { useEffect, useMemo, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useAddress, useEnvironment } from '../../islands/environment.ts';
import { valueInAddress } from '../../paths.ts';
import { onReportsSent } from '../../report-queue/queuedReports.ts';
import { storedDraft } from '../../storage/attempts.ts';
import { submitOnce } from '../../submitOnce.ts';
import { useLatestCall } from '../../useLatestCall.ts';
import { emptyValues, getForm, toSupportMessage } from './forms.ts';
import type { FormName, Values } from './forms.ts';

/** A form's submit (spec §4): pending, fulfilled and cleared, or rejected with its error. */
export type Submit =
  | { readonly status: 'idle' | 'sending' }
  /** A sent failure report may have a case number. */
  | { readonly status: 'sent'; readonly caseNumber?: string | undefined }
  /** A queued one has a key on the device. */
  | { readonly status: 'queued'; readonly key: string }
  | { readonly status: 'failed'; readonly error: string; readonly refused: Refusal | undefined };

/** One form for messages to the company (spec §4). What is typed is stored until it was sent. */
export function useSupport(form: FormName) {
  const site = useEnvironment();
  const { api, session, queueReport } = site;
  const url = useAddress();
  const dispatch = useDispatch();
  const { run, isRunning } = useLatestCall();
  const [submit, setSubmit] = useState<Submit>({ status: 'idle' });
  /** The number of settled messages; the form is reset after each. */
  const [round, setRound] = useState(0);
  const draft = useMemo(() => storedDraft(form), [form]);
  /** The form's first values: a draft, and before it what the address says. */
  const filled = useMemo(() => {
    if (url === undefined) return {};
    const addressed = (getForm(form).addressed ?? []).map(
      (name) => [name, valueInAddress(url, name)] as const,
    );
    return {
      ...draft.load(session)?.values,
      ...Object.fromEntries(addressed.filter(([, value]) => value !== '')),
    };
  }, [form, draft, session, url]);

  // Queued messages were sent. What was typed since stays.
  useEffect(
    () =>
      onReportsSent((reports) =>
        setSubmit((before) => {
          const sent = before.status === 'queued' && reports.find(({ key }) => key === before.key);
          return sent ? { status: 'sent', caseNumber: sent.caseNumber } : before;
        }),
      ),
    [],
  );

  /** Sent or queued; in both cases the form is empty again. */
  const settle = (settled: Submit) => {
    draft.clear(session);
    setSubmit(settled);
    setRound((before) => before + 1);
  };
  /** Whether the device could queue a report for later. */
  const isQueued = (report: Parameters<typeof queueReport>[0]): boolean => {
    try {
      queueReport(report);
      return true;
    } catch {
      return false;
    }
  };

  return {
    submit,
    round,
    initial: { ...emptyValues(form), ...(round === 0 && filled) },
    keep: (values: Values) => {
      if (Object.values(values).every((value) => value === '')) draft.clear(session);
      else draft.keep(session, { values: { ...values } });
    },
    send: (values: Values) => {
      if (isRunning()) return;
      const message = toSupportMessage(form, values);
      const { lines, queuedOffline } = getForm(form);
      setSubmit({ status: 'sending' });
      void run(
        async (signal) => {
          const choices = { values: { ...values } };
          const { caseNumber } = await submitOnce(site, {
            stored: draft,
            choices,
            payload: message,
            send: api.supportInfo,
            signal,
          });
          settle({ status: 'sent', caseNumber });
          dispatch(notified({ variant: 'success', title: notifications.successTitle, text: support.sent }));
        },
        (error) => {
          const key = draft.load(session)?.submission?.key ?? '';
          if (error.kind === 'offline' && queuedOffline && isQueued({ key, message }))
            settle({ status: 'queued', key });
          else
            setSubmit({
              status: 'failed',
              error: errorText(error.kind),
              refused: fieldRefusals(error, lines),
            });
        },
      );
    },
  };
}
