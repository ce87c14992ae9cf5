import { siteCalls } from '@laundry/api-contract';
import type { SupportMessage } from '@laundry/api-contract';
import { errorText, fieldRefusals } from '@laundry/error-catalogue';
import type { PlainError, Refusal } from '@laundry/error-catalogue';
import { notified } from '@laundry/flow';
import { notifications, support } from '@laundry/strings';
import { useEffect, useMemo, useState } from 'react';
import { useDispatch } from 'react-redux';
import * as v from 'valibot';
import { useAddress, useEnvironment } from '../../islands/environment.ts';
import { valueInAddress } from '../../paths.ts';
import { onReportsSent } from '../../report-queue/queuedReports.ts';
import { storedDraft } from '../../storage/attempts.ts';
import { useLatestCall } from '../../useLatestCall.ts';
import { emptyValues, fieldsByLine, FORMS, toSupportMessage } from './forms.ts';
import type { FormName, Values } from './forms.ts';

/** The state of a form's submission (spec §4): pending, fulfilled and cleared, or rejected with its error. */
export type Submit =
  | { readonly status: 'idle' | 'sending' }
  /** A sent failure report may have a case number. */
  | { readonly status: 'sent'; readonly caseNumber?: string | undefined }
  /** A queued failure report has a key in the device's queue. */
  | { readonly status: 'queued'; readonly key: string }
  | { readonly status: 'failed'; readonly error: string; readonly refused: Refusal | undefined };

/** The refusal of a message by the server, whose rules the site knows; undefined where it would accept it. */
function refusalOf(message: SupportMessage): PlainError | undefined {
  const { issues } = v.safeParse(siteCalls.supportInfo.body, message);
  const missing = issues?.filter(({ type }) => type === 'non_empty') ?? [];
  const kind = missing.length > 0 ? 'missingParameters' : 'invalidField';
  const detail = (missing.length > 0 ? missing : issues)?.map((issue) => v.getDotPath(issue)).join();
  return issues && { kind, server: { code: '', message: '', status: 422, detail } };
}

/** One form for messages to the company (spec §4). What is typed is stored until it was sent. */
export function useSupport(form: FormName) {
  const site = useEnvironment();
  const { session, queueReport } = site;
  const url = useAddress();
  const dispatch = useDispatch();
  const { run, isRunning } = useLatestCall();
  const [submit, setSubmit] = useState<Submit>({ status: 'idle' });
  /** The number of settled messages; the form is reset after each. */
  const [round, setRound] = useState(0);
  const draft = useMemo(() => storedDraft(form), [form]);
  /** The form's initial values: a draft, overridden by the values in the address. */
  const filled = useMemo(() => {
    if (url === undefined) return {};
    const addressed = (FORMS[form].addressed ?? []).map((name) => [name, valueInAddress(url, name)] as const);
    return {
      ...draft.load(session)?.values,
      ...Object.fromEntries(addressed.filter(([, value]) => value !== '')),
    };
  }, [form, draft, session, url]);

  // Shows that queued reports were sent. Values typed since then stay.
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

  /** Shows that the message was sent or queued, and empties the form. */
  const settle = (settled: Submit) => {
    draft.clear(session);
    setSubmit(settled);
    setRound((before) => before + 1);
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
      setSubmit({ status: 'sending' });
      void run(
        async (signal) => {
          const choices = { values: { ...values } };
          const sent = await draft.submitOnce({ ...site, signal }, choices, message, site.api.supportInfo);
          settle({ status: 'sent', caseNumber: sent.caseNumber });
          dispatch(notified({ variant: 'success', title: notifications.successTitle, text: support.sent }));
        },
        (error) => {
          const key = draft.load(session)?.submission?.key ?? '';
          const isQueued = error.kind === 'offline' && FORMS[form].queuedOffline;
          // A report that the server would refuse stays in the form, because nobody could complete it later.
          const refusal = isQueued ? refusalOf(message) : undefined;
          if (isQueued && !refusal && queueReport({ key, message })) settle({ status: 'queued', key });
          else
            setSubmit({
              status: 'failed',
              error: errorText(error.kind),
              refused: fieldRefusals(refusal ?? error, fieldsByLine(form)),
            });
        },
      );
    },
  };
}
