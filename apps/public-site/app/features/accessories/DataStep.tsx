import { completeReason } from '@laundry/payment-channels/client';
import { accessories } from '@laundry/strings';
import { Button, Notice } from '@laundry/ui-kit/controls';
import { FormActions, FormShell, PhoneField, QuantityField, TextField } from '@laundry/ui-kit/form';
import { config } from '../../config.ts';
import { costInPesos } from '../../paying/prices.ts';
import { missingData } from './accessories.slice.ts';
import type { Choices } from './accessories.slice.ts';
import { PurchaseTotal } from './PurchaseSummary.tsx';

const { data: texts, back } = accessories;

export interface DataStepProps {
  price: number;
  choices: Choices;
  onChange: (choices: Choices) => void;
  onNext: () => void;
  onBack: () => void;
}

/** The reason why SIGUIENTE is disabled (D18). */
const reasonToWait = (values: Choices): string | undefined =>
  completeReason(missingData(values).map((name) => texts[name]));

/** The quantity and the delivery address (spec §2). */
export function DataStep({ price, choices, onChange, onNext, onBack }: DataStepProps) {
  return (
    <FormShell
      initialValues={choices}
      onSubmit={(values) => {
        onChange(values);
        if (reasonToWait(values) === undefined) onNext();
      }}
      onValuesChange={onChange}
      missing={missingData}
    >
      {({ values }) => (
        <>
          <QuantityField name="quantity" label={texts.quantity} max={config.brandingMaxQuantity} />
          <TextField
            name="address"
            label={texts.address}
            hint={texts.addressHint}
            autoComplete="street-address"
          />
          <PhoneField name="phone" label={texts.phone} hint={texts.phoneHint} />
          <PurchaseTotal pesos={costInPesos(price, values.quantity)} />
          <Notice severity="info">{texts.note}</Notice>
          <FormActions sticky submit={texts.next} disabledReason={reasonToWait(values)} note="">
            <Button variant="outlined" onClick={onBack}>
              {back}
            </Button>
          </FormActions>
        </>
      )}
    </FormShell>
  );
}
