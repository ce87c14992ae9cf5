import type { BrandingItem, ShopChannel } from '@laundry/api-contract';
import { accessories as texts } from '@laundry/strings';
import { Loading, StepHeader } from '@laundry/ui-kit/controls';
import { lazy, Suspense, useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { chosen, confirmed } from './accessories.slice.ts';
import type { Choices, PurchasePayment } from './accessories.slice.ts';
import { DataStep } from './DataStep.tsx';
import { PurchaseSummary } from './PurchaseSummary.tsx';

const loadPayment = () => import('./PaymentStep.tsx');
const PaymentStep = lazy(loadPayment);

export interface ShopSettings {
  /** BRANDING_MAX_QUANTITY. */
  maxQuantity: number;
  channels: readonly ShopChannel[];
  /** The name of payment method 3 (D16). */
  paymentMethod3: string;
}

export interface PurchaseStepsProps extends ShopSettings {
  item: BrandingItem;
  choices: Choices;
  payment: PurchasePayment;
  paying: boolean;
  /** Called once the first of them is shown. */
  onShown: () => void;
  onNext: () => void;
  onBack: () => void;
}

/** The two forms of a purchase. */
export function PurchaseSteps({ item, paying, onShown, maxQuantity, ...props }: PurchaseStepsProps) {
  const dispatch = useDispatch();
  useEffect(() => onShown(), [onShown]);
  // The next form is loaded now, so that SIGUIENTE does not wait; if this fails, it is loaded later.
  useEffect(() => {
    loadPayment().catch(() => undefined);
  }, []);

  const { payment, channels, paymentMethod3, onNext, onBack } = props;
  const choices = { ...props.choices, quantity: Math.min(props.choices.quantity, maxQuantity) };
  const { address, phone } = choices.payer;
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
      <PurchaseSummary item={item} {...(paying && { quantity: choices.quantity })} />
      {paying ? (
        <Suspense fallback={<Loading />}>
          <PaymentStep
            {...common}
            payment={payment}
            channels={channels}
            paymentMethod3={paymentMethod3}
            onConfirm={(changed) => dispatch(confirmed(changed))}
          />
        </Suspense>
      ) : (
        <DataStep {...common} maxQuantity={maxQuantity} onNext={onNext} />
      )}
    </div>
  );
}
