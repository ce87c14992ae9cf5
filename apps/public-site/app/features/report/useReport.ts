import { fieldRefusals, errorText } from '@laundry/error-catalogue';
import type { AppError, ErrorKind } from '@laundry/error-catalogue';
import { notified } from '@laundry/flow';
import { notifications, report as texts } from '@laundry/strings';
import { useMemo, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useEnvironment } from '../../islands/environment.ts';
import type { ShownError } from '../../shownError.ts';
import { storedDraft } from '../../storage/attempts.ts';
import { useCardInAddress } from '../../useCardInAddress.ts';
import { useLatestCall } from '../../useLatestCall.ts';
import { EMPTY_REQUEST, isSameRequest } from './reportRequest.ts';
import type { ReportRequest } from './reportRequest.ts';

export interface Report extends ReportRequest {
  /** The server's HTML. */
  readonly html: string;
}

export interface ReportState {
  readonly sending: boolean;
  /** Why the last request was refused. */
  readonly error?: ShownError | undefined;
  /** The form's initial values: a draft, the card in the address, or nothing. */
  readonly initial: ReportRequest;
  /** The number of received reports; the form is reset after each. */
  readonly round: number;
  /** The last report, which stays visible while another is requested. */
  readonly report?: Report | undefined;
}

const draft = storedDraft('report');

const SECONDS = 60;

/** Texts with data of the answer: the message about a wrong card (spec §8), the minutes until a retry. */
const OWN_TEXTS: Partial<Record<ErrorKind, (error: AppError) => string>> = {
  wrongCard: ({ server }) => server?.message.trim() || errorText('wrongCard'),
  tooManyRequests: ({ server }) =>
    [
      errorText('tooManyRequests'),
      ...(server?.retryAfter ? [texts.waitMinutes(Math.ceil(server.retryAfter / SECONDS))] : []),
    ].join(' '),
};

/** The error of a report that was refused or did not arrive. */
const reportError = (error: AppError): ShownError => ({
  kind: error.kind,
  refused: fieldRefusals(error, { recaptchaToken: [] }),
  text: (OWN_TEXTS[error.kind] ?? (() => errorText(error.kind)))(error),
});

/** The consumption report (spec §4), which is mailed and shown. Typed values are stored until then. */
export function useReport() {
  const { api, captcha, session } = useEnvironment();
  const dispatch = useDispatch();
  const { card } = useCardInAddress();
  const { run, isRunning } = useLatestCall();
  const [state, setState] = useState<Omit<ReportState, 'initial'>>({ sending: false, round: 0 });
  const filled = useMemo(() => {
    if (card === undefined) return EMPTY_REQUEST;
    const { card: drafted = '', email = '' } = draft.load(session)?.values ?? {};
    return { card: card || drafted, email };
  }, [card, session]);
  const initial = state.round === 0 ? filled : EMPTY_REQUEST;
  return {
    state: { ...state, initial },
    keep: (values: ReportRequest) => {
      if (isSameRequest(values, EMPTY_REQUEST)) draft.clear(session);
      else draft.save(session, { values: { ...values } });
      // Values from an address or a draft were not entered now, so the captcha waits for the user's input.
      if (!isSameRequest(values, initial)) captcha.prepare();
    },
    send: (values: ReportRequest) => {
      if (isRunning()) return;
      const request = { card: values.card, email: values.email.trim() };
      setState((before) => ({ ...before, sending: true, error: undefined }));
      void run(
        async (signal) => {
          const recaptchaToken = await captcha.token('userReport');
          const html = await api.sendReportByUid({ ...request, recaptchaToken }, { signal });
          draft.clear(session);
          setState(({ round }) => ({ sending: false, round: round + 1, report: { ...request, html } }));
          const text = texts.sent(request.card);
          dispatch(notified({ variant: 'success', title: notifications.successTitle, text }));
        },
        (error) => setState((before) => ({ ...before, sending: false, error: reportError(error) })),
      );
    },
    /** PEDIR OTRO INFORME: removes the report and its messages. */
    reset: () => setState((before) => ({ ...before, error: undefined, report: undefined })),
  };
}
