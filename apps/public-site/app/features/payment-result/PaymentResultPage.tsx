import Button from '@mui/material/Button';
import { paymentFailureText, paymentResult as texts } from '@laundry/strings';
import { LoadingState, PageShell, ResultView } from '@laundry/ui-kit';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router';
import { creditOf, paths } from '../../paths.ts';
import { askedAgain, closed, opened, selectPaymentResult } from './paymentResult.slice.ts';
import type { PaymentResultState } from './paymentResult.slice.ts';
import { Receipt } from './Receipt.tsx';

/** Outcome of a payment. It needs nothing but its id, in any browser (decision 13). */
export function PaymentResultPage({ id }: { id: string }) {
  const dispatch = useDispatch();
  const state = useSelector(selectPaymentResult);
  useEffect(() => {
    dispatch(opened(id));
    return () => {
      dispatch(closed());
    };
  }, [dispatch, id]);

  return (
    <PageShell width="form">
      <Outcome state={state} onAskAgain={() => dispatch(askedAgain(id))} />
    </PageShell>
  );
}

const toCredit = (label: string, uid?: string | null) => (
  <Button component={Link} to={uid ? creditOf(uid) : paths.credit} variant="contained">
    {label}
  </Button>
);

function Outcome({ state, onAskAgain }: { state: PaymentResultState; onAskAgain: () => void }) {
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
          <p>{state.status.channel === 'RedPagos' ? texts.pending.redPagos : texts.pending.text}</p>
          <Receipt title={texts.receipt.unpaidTitle} status={state.status} />
        </ResultView>
      );
    case 'denied':
      return (
        <ResultView
          status="denied"
          title={texts.denied.title}
          actions={toCredit(texts.denied.tryAgain, state.status.uid)}
        >
          <p>{paymentFailureText(state.status.errorMessage ?? texts.denied.noReason)}</p>
          <Receipt title={texts.receipt.unpaidTitle} status={state.status} />
        </ResultView>
      );
    case 'approved':
      return (
        <ResultView status="success" title={texts.approved.title} actions={toCredit(texts.approved.again)}>
          <p>{texts.approved.text}</p>
          <Receipt title={texts.receipt.title} status={state.status} />
        </ResultView>
      );
  }
}
