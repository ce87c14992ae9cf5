import type { BrandingItem } from '@laundry/api-contract';
import type { ShopChannel } from '@laundry/payment-channels';
import { accessories as texts } from '@laundry/strings';
import { PageShell } from '@laundry/ui-kit';
import { StepHeader } from '@laundry/ui-kit/native';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { chosen, confirmed } from './accessories.slice.ts';
import type { Choices, Payment } from './accessories.slice.ts';
import { DataStep } from './DataStep.tsx';
import { PaymentStep } from './PaymentStep.tsx';
import { Summary } from './Summary.tsx';

export interface ShopSettings {
  /** BRANDING_MAX_QUANTITY. */
  maxQuantity: number;
  /** What the shop offers, the preselected one first. */
  channels: readonly ShopChannel[];
  /** What pagos-web's payment method 3 is called (decision 16). */
  paymentMethod3: string;
}

export interface PurchaseStepsProps extends ShopSettings {
  item: BrandingItem;
  choices: Choices;
  payment: Payment;
  paying: boolean;
  /** Told once the first of them is in sight. */
  onShown: () => void;
  onNext: () => void;
  onBack: () => void;
}

/** The two forms of a purchase. Loaded after the items, which need no forms. */
export default function PurchaseSteps({ item, paying, onShown, maxQuantity, ...props }: PurchaseStepsProps) {
  const dispatch = useDispatch();
  useEffect(() => onShown(), [onShown]);

  const { payment, channels, paymentMethod3, onNext, onBack } = props;
  const choices = { ...props.choices, quantity: Math.min(props.choices.quantity, maxQuantity) };
  const { address, phone } = choices.payer;
  const onChange = (changed: Choices) => dispatch(chosen(changed));
  const common = { price: item.price, choices, onChange, onBack };
  return (
    <PageShell width="form">
      <div className="kit-flow">
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
        <Summary item={item} {...(paying && { quantity: choices.quantity })} />
        {paying ? (
          <PaymentStep
            {...common}
            payment={payment}
            channels={channels}
            paymentMethod3={paymentMethod3}
            onConfirm={(changed) => dispatch(confirmed(changed))}
          />
        ) : (
          <DataStep {...common} maxQuantity={maxQuantity} onNext={onNext} />
        )}
      </div>
    </PageShell>
  );
}
