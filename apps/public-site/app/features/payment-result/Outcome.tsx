import { paymentFailureText, paymentResult as texts } from '@laundry/strings';
import { Button, ButtonLink, Loading, passFocusToHeading, ResultView } from '@laundry/ui-kit';
import { paths } from '../../paths.ts';
import { ContactLink } from './ContactLink.tsx';
import { Pending } from './Pending.tsx';
import { isPurchase, paymentPath } from './payment.ts';
import type { KnownPayment } from './payment.ts';
import type { PaymentResultState } from './usePaymentResult.ts';
import { Receipt } from './Receipt.tsx';

const { denied } = texts;

/** The result of a payment, with the next steps. */
export function Outcome({ state, onAskAgain }: { state: PaymentResultState; onAskAgain: () => void }) {
  const askAgain = (
    <Button ref={passFocusToHeading} onClick={onAskAgain}>
      {texts.unknown.askAgain}
    </Button>
  );
  switch (state.step) {
    case 'asking':
      return <Loading label={texts.loading} />;
    case 'missing':
      return <Missing />;
    case 'unknown':
      return (
        <ResultView status="unknown" title={texts.unknown.title} actions={askAgain}>
          {!state.asking && state.reason !== undefined && <p>{state.reason}</p>}
          <p>{state.asking ? texts.loading : texts.unknown.text}</p>
        </ResultView>
      );
    case 'pending':
      return <Pending known={state} askAgain={askAgain} />;
    case 'denied':
      return <Denied known={state} />;
    case 'approved':
      return state.status.refunded ? <Refunded known={state} /> : <Approved known={state} />;
  }
}

/** A link to the next step, and one to the contacts. */
const NextOrContact = ({ to, children }: { to: string; children: string }) => (
  <>
    <ButtonLink to={to}>{children}</ButtonLink>
    <ContactLink />
  </>
);

/** The address belongs to no payment: no polling, but links to continue. */
const Missing = () => (
  <ResultView
    status="unknown"
    title={texts.missing.title}
    actions={<NextOrContact to={paths.credit}>{texts.missing.toCredit}</NextOrContact>}
  >
    <p>{texts.missing.text}</p>
  </ResultView>
);

interface KnownProps {
  known: KnownPayment;
}

/** The link to the page for paying the same again. */
const againText = (status: KnownPayment['status']): string =>
  isPurchase(status) ? texts.purchase.again : texts.approved.again;

const Approved = ({ known: { status } }: KnownProps) => (
  <ResultView
    status="success"
    title={texts.approved.title}
    actions={<ButtonLink to={paymentPath({ status })}>{againText(status)}</ButtonLink>}
  >
    <p>{isPurchase(status) ? texts.purchase.approved : texts.approved.text}</p>
    <Receipt title={texts.receipt.title} status={status} issued keepable />
  </ResultView>
);

/** A payment that was approved and refunded later. */
const Refunded = ({ known: { status } }: KnownProps) => (
  <ResultView
    status="refunded"
    title={texts.refunded.title}
    actions={<NextOrContact to={paymentPath({ status })}>{againText(status)}</NextOrContact>}
  >
    <p>{isPurchase(status) ? texts.refunded.purchase : texts.refunded.text}</p>
    <Receipt title={texts.receipt.unpaidTitle} status={status} issued />
  </ResultView>
);

/** The look and the title of a payment that was not made (D30). */
function chooseLook({ expired, cancelled }: KnownPayment['status']) {
  if (cancelled) return { status: 'refunded', title: denied.cancelledTitle } as const;
  return { status: 'denied', title: expired ? denied.expiredTitle : denied.title } as const;
}

/** A payment that was not made: the reason, worded as in spec §8 where it failed, and the next steps. */
function Denied({ known }: KnownProps) {
  const { status } = known;
  const reason = status.errorMessage?.trim() || denied.noReason;
  return (
    <ResultView
      {...chooseLook(status)}
      actions={<NextOrContact to={paymentPath(known)}>{denied.tryAgain}</NextOrContact>}
    >
      <p>{status.cancelled ? reason : paymentFailureText(reason)}</p>
      <Receipt title={texts.receipt.unpaidTitle} status={status} />
    </ResultView>
  );
}
