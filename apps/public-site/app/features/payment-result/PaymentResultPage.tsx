import Button from '@mui/material/Button';
import type { TransactionStatus } from '@laundry/api-contract';
import { paymentFailureText, paymentResult as texts } from '@laundry/strings';
import { LoadingState, PageShell, ResultView } from '@laundry/ui-kit';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { creditOf, paths } from '../../paths.ts';
import { askedAgain, closed, opened, selectPaymentResult } from './paymentResult.slice.ts';
import type { PaymentResultState } from './paymentResult.slice.ts';
import { Receipt } from './Receipt.tsx';

export interface PaymentResultPageProps {
  /** Undefined while the address is not known. */
  id: string | undefined;
  /** Who gives the receipt: the brand's name. */
  issuer: string;
}

/** Outcome of a payment. It needs nothing but its id, in any browser (decision 13). */
export function PaymentResultPage({ id, issuer }: PaymentResultPageProps) {
  const dispatch = useDispatch();
  const state = useSelector(selectPaymentResult);
  useEffect(() => {
    if (id !== undefined) dispatch(opened(id));
    return () => {
      dispatch(closed());
    };
  }, [dispatch, id]);

  return (
    <PageShell width="form">
      <Outcome
        state={state}
        issuer={issuer}
        onAskAgain={() => id !== undefined && dispatch(askedAgain(id))}
      />
    </PageShell>
  );
}

const onward = (label: string, to: string) => (
  <Button href={to} variant="contained">
    {label}
  </Button>
);

/** A payment that knows of no card is a purchase; where the answer says nothing of cards, it is a top-up. */
const isPurchase = ({ uid }: TransactionStatus): boolean => uid === null;

/** Where the same is paid again: with its choices kept, or for the same card. */
const whereToPay = (status: TransactionStatus): string => {
  if (isPurchase(status)) return paths.accessories;
  return status.uid ? creditOf(status.uid) : paths.credit;
};

function pendingText(status: TransactionStatus): string {
  if (isPurchase(status)) return texts.purchase.pending;
  return status.channel === 'RedPagos' ? texts.pending.redPagos : texts.pending.text;
}

interface OutcomeProps {
  state: PaymentResultState;
  issuer: string;
  onAskAgain: () => void;
}

function Outcome({ state, issuer, onAskAgain }: OutcomeProps) {
  switch (state.step) {
    case 'asking':
      return <LoadingState label={texts.loading} />;
    case 'unknown':
      return (
        <ResultView
          status="unknown"
          title={texts.unknown.title}
          actions={
            <Button variant="contained" onClick={onAskAgain}>
              {texts.unknown.askAgain}
            </Button>
          }
        >
          <p>{state.asking ? texts.loading : texts.unknown.text}</p>
        </ResultView>
      );
    case 'pending':
      return (
        <ResultView status="pending" title={texts.pending.title}>
          <p>{pendingText(state.status)}</p>
          <Receipt title={texts.receipt.unpaidTitle} status={state.status} issuer={issuer} keepable />
        </ResultView>
      );
    case 'denied':
      return (
        <ResultView
          status="denied"
          title={state.status.expired ? texts.denied.expiredTitle : texts.denied.title}
          actions={onward(texts.denied.tryAgain, whereToPay(state.status))}
        >
          <p>{paymentFailureText(state.status.errorMessage ?? texts.denied.noReason)}</p>
          <Receipt title={texts.receipt.unpaidTitle} status={state.status} />
        </ResultView>
      );
    case 'approved': {
      const bought = isPurchase(state.status);
      return (
        <ResultView
          status="success"
          title={texts.approved.title}
          actions={onward(bought ? texts.purchase.again : texts.approved.again, whereToPay(state.status))}
        >
          <p>{bought ? texts.purchase.approved : texts.approved.text}</p>
          <Receipt title={texts.receipt.title} status={state.status} issuer={issuer} keepable />
        </ResultView>
      );
    }
  }
}
