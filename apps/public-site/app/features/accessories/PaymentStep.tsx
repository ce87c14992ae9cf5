import type { ShopChannel } from '@laundry/api-contract';
import { CHANNELS, payerSchema, missingFields, missingReason } from '@laundry/payment-channels/client';
import { accessories, paymentLabels as labels } from '@laundry/strings';
import { Button, PaymentMethodIcon } from '@laundry/ui-kit/controls';
import { FormActions, RadioGroupField } from '@laundry/ui-kit/form';
import { channelMarks } from '../../channelMarks.ts';
import { costInPesos } from '../../paying/prices.ts';
import type { PaymentProgress } from '../../paying/paymentProgress.ts';
import { PaymentForm } from '../../paying/PaymentForm.tsx';
import { ExtraFields, PayerFields } from '../../paying/PayerFields.tsx';
import type { Choices } from './accessories.slice.ts';
import { PurchaseTotal } from './PurchaseSummary.tsx';

const { payment: texts, back } = accessories;

const DATA_STEP_FIELDS: readonly string[] = ['address', 'phone'];

const toOption = (name: ShopChannel) => ({
  value: name,
  label: CHANNELS[name].label,
  description: CHANNELS[name].description,
  icon: <PaymentMethodIcon kind={CHANNELS[name].mark} mark={channelMarks[name]} />,
});

export interface PaymentStepProps {
  price: number;
  choices: Choices;
  payment: PaymentProgress;
  channels: readonly ShopChannel[];
  onChange: (choices: Choices) => void;
  onConfirm: (choices: Choices) => void;
  onBack: () => void;
}

/** The payment method and the payer (spec §2, §5). Its code is loaded during the previous step. */
export default function PaymentStep({ price, choices, payment, channels, ...on }: PaymentStepProps) {
  const [preselected = choices.channel] = channels;
  // The stored channel of an earlier visit may no longer be offered.
  const offered = channels.find((name) => name === choices.channel) ?? preselected;
  return (
    <PaymentForm
      payment={payment}
      initialValues={{ ...choices, channel: offered }}
      schema={payerSchema}
      onSubmit={on.onConfirm}
      onValuesChange={on.onChange}
      missing={(values) => missingFields(CHANNELS[values.channel], values)}
    >
      {({ values }) => {
        const channel = CHANNELS[values.channel];
        return (
          <>
            <RadioGroupField name="channel" label={labels.channel} options={channels.map(toOption)} />
            <PayerFields payer={values} />
            <ExtraFields
              fields={channel.extraFields.filter((field) => !DATA_STEP_FIELDS.includes(field))}
              payer={values}
            />
            <PurchaseTotal pesos={costInPesos(price, choices.quantity)} />
            <FormActions
              sticky
              submit={texts.confirm}
              disabledReason={missingReason(channel, values)}
              note=""
            >
              <Button variant="outlined" disabled={payment.step !== 'open'} onClick={on.onBack}>
                {back}
              </Button>
            </FormActions>
          </>
        );
      }}
    </PaymentForm>
  );
}
