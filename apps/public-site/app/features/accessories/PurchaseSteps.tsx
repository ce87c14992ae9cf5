import type { BrandingItem } from '@laundry/api-contract';
import { accessories as texts } from '@laundry/strings';
import { Loading, StepHeader } from '@laundry/ui-kit/controls';
import { lazy, Suspense, useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { config } from '../../config.ts';
import type { PaymentProgress } from '../../paying/paymentProgress.ts';
import { chosen, confirmed } from './accessories.slice.ts';
import type { Choices } from './accessories.slice.ts';
import { DataStep } from './DataStep.tsx';
import { PurchaseSummary } from './PurchaseSummary.tsx';

const loadPayment = () => import('./PaymentStep.tsx');
const PaymentStep = lazy(loadPayment);

export interface PurchaseStepsProps {
  item: BrandingItem;
  choices: Choices;
  payment: PaymentProgress;
  paying: boolean;
  /** Called once the forms are shown. */
  onShown: () => void;
  onNext: () => void;
  onBack: () => void;
}

/** The two forms of a purchase. */
export function PurchaseSteps({ item, paying, onShown, ...props }: PurchaseStepsProps) {
  const dispatch = useDispatch();
  useEffect(() => onShown(), [onShown]);
  // The next form is loaded now, so that SIGUIENTE does not wait; if this fails, that step says so.
  useEffect(() => {
    loadPayment().catch(() => undefined);
  }, []);

  const { payment, onNext, onBack } = props;
  const quantity = Math.min(props.choices.quantity, config.brandingMaxQuantity);
  const choices = { ...props.choices, quantity };
  const { address, phone } = choices;
  const onChange = (changed: Choices) => dispatch(chosen(changed));
  const common = { price: item.price, choices, onChange, onBack };
  return (
    <div className="shop-step kit-flow">
      {paying ? (
        <StepHeader
          steps={texts.steps}
          current={2}
          title={texts.payment.title}
          lead={texts.payment.shipping(address, phone.replaceAll(' ', '\u00a0'))}
        />
      ) : (
        <StepHeader steps={texts.steps} current={1} title={texts.data.title} />
      )}
      <PurchaseSummary item={item} {...(paying && { quantity })} />
      {paying ? (
        <Suspense fallback={<Loading />}>
          <PaymentStep
            {...common}
            payment={payment}
            channels={config.shopChannels}
            onConfirm={(changed) => dispatch(confirmed(changed))}
          />
        </Suspense>
      ) : (
        <DataStep {...common} onNext={onNext} />
      )}
    </div>
  );
}
