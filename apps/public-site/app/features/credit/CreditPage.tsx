import { CHANNELS } from '@laundry/payment-channels/client';
import { credit } from '@laundry/strings';
import { formatCard } from '@laundry/ui-kit/format';
import { Loading, StepHeader, useBfcacheRestore } from '@laundry/ui-kit/controls';
import { lazy, Suspense, useEffect } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { useEnvironment } from '../../islands/environment.ts';
import { FilledText } from '../../layout/FilledText.tsx';
import { useCardInAddress } from '../../useCardInAddress.ts';
import { CardStep } from './CardStep.tsx';
import { MethodStep } from './MethodStep.tsx';
import { RememberCard } from './RememberedCards.tsx';
import { entered, returned, selectCredit } from './credit.slice.ts';
import type { CreditState } from './credit.slice.ts';

const loadPayerStep = () => import('./PayerStep.tsx');
const PayerStep = lazy(loadPayerStep);

/** Top-up of a card, in three steps (spec §2). */
export function CreditPage() {
  const store = useStore<{ credit: CreditState }>();
  const dispatch = useDispatch();
  const state = useSelector(selectCredit);
  const { cardReader } = useEnvironment();
  const { card, nameCard } = useCardInAddress();
  useEffect(() => {
    if (card !== undefined) dispatch(entered(card));
  }, [dispatch, card]);

  // Puts the accepted card into the address, for a reload.
  useEffect(() => {
    // The state is read again, because a new address has just restarted the flow.
    const now = selectCredit(store.getState());
    if (card !== undefined && 'methods' in now && now.card !== card) nameCard(now.card);
  }, [store, state, card, nameCard]);

  // Preloads the payer's form while the user chooses a payment method, or while a known card's prices load,
  // because its payer may be remembered. If this fails, that step says so, with a button to reload.
  const isNext = state.step === 'method' || state.step === 'loadingPrices';
  useEffect(() => {
    if (isNext) loadPayerStep().catch(() => undefined);
  }, [isNext]);

  useBfcacheRestore(() => dispatch(returned()));

  const { content, ...heading } = describeStep(state, card !== undefined && cardReader.available());
  return (
    <div className="kit-flow">
      <StepHeader steps={credit.steps} {...heading} />
      {content}
    </div>
  );
}

/** The current step: its heading, which takes the focus when the step changes, and its content. */
function describeStep(state: CreditState, canRead: boolean) {
  switch (state.step) {
    case 'card':
    case 'lookingUp':
      return {
        current: 0,
        title: credit.card.title,
        lead: credit.card.lead,
        content: <CardStep state={state} canRead={canRead} />,
      };
    case 'loadingPrices':
    case 'method':
      return {
        current: 1,
        title: credit.method.title,
        lead: <FilledText name="card" text={credit.method.cardCode} value={formatCard(state.card)} />,
        content:
          state.step === 'method' ? (
            <>
              <MethodStep state={state} />
              <RememberCard key={state.card} card={state.card} />
            </>
          ) : (
            <Loading label={credit.card.lookingUp} />
          ),
      };
    case 'payer':
      return {
        current: 2,
        ...(state.payerKnown
          ? { title: credit.confirm.title }
          : { title: credit.payer.title, lead: credit.payer.lead(CHANNELS[state.channel].label) }),
        content: (
          <Suspense fallback={<Loading />}>
            <PayerStep state={state} />
          </Suspense>
        ),
      };
  }
}
