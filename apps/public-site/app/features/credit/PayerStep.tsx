import Button from '@mui/material/Button';
import { CHANNELS, missingReason } from '@laundry/payment-channels';
import { channels, credit } from '@laundry/strings';
import {
  AmountField,
  AppThemeProvider,
  FormActions,
  FormShell,
  SubmitButton,
  formatPesos,
} from '@laundry/ui-kit';
import { useMemo } from 'react';
import { useDispatch } from 'react-redux';
import { config } from '../../config.ts';
import { Departing } from '../../paying/Departing.tsx';
import { ExtraFields } from '../../paying/ExtraFields.tsx';
import { PayerFields } from '../../paying/PayerFields.tsx';
import { limitsText, withLimits } from './amountLimits.ts';
import type { AmountLimits } from './amountLimits.ts';
import { payerSubmitted, payerTyped, wentBack } from './credit.slice.ts';
import type { CreditState } from './credit.slice.ts';
import { WashAmounts } from './WashAmounts.tsx';

const { payer: texts } = credit;
const { fields: labels } = channels;

interface PayerStepProps {
  state: Extract<CreditState, { step: 'payer' | 'creating' | 'leaving' }>;
  paymentMethod3: string;
  limits: AmountLimits;
}

/** Step 3: who pays, how much, and what the channel asks besides. Loaded while the step before is read. */
export default function PayerStep({ state, paymentMethod3, limits }: PayerStepProps) {
  const dispatch = useDispatch();
  const schema = useMemo(() => withLimits(limits), [limits]);
  const channel = CHANNELS[state.channel];
  const submitted = state.step !== 'payer';
  return (
    <AppThemeProvider brand={config.brand.look}>
      <FormShell
        initialValues={state.values}
        schema={schema}
        onSubmit={(values) => dispatch(payerSubmitted(values))}
        onValuesChange={(values) => dispatch(payerTyped(values))}
        submitError={state.step === 'payer' ? state.error?.text : null}
        submitting={submitted}
      >
        {({ values, setValues }) => (
          <>
            <PayerFields payer={values} />
            <AmountField
              name="amount"
              label={labels.amount}
              hint={[
                limitsText(limits),
                ...(values.amount === '' ? [] : [texts.total(formatPesos(values.amount))]),
              ].join(' ')}
            />
            {state.methods.price_costumer > 0 && (
              <WashAmounts
                price={state.methods.price_costumer}
                amount={values.amount}
                limits={limits}
                onChoose={(amount) => setValues({ amount })}
              />
            )}
            <ExtraFields
              fields={channel.extraFields}
              documentNumber={values.documentNumber}
              paymentMethod3={paymentMethod3}
            />
            <FormActions>
              <SubmitButton disabledReason={missingReason(channel, values)}>{credit.buy}</SubmitButton>
              <Button variant="outlined" disabled={submitted} onClick={() => dispatch(wentBack())}>
                {credit.back}
              </Button>
            </FormActions>
          </>
        )}
      </FormShell>
      {submitted && <Departing url={state.step === 'leaving' ? state.url : undefined} />}
    </AppThemeProvider>
  );
}
