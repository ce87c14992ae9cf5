import {
  CHANNELS,
  missingFields,
  missingReason,
  payerSchemaFor,
  shortRutWarning,
} from '@laundry/payment-channels/client';
import type { PayerValues } from '@laundry/payment-channels/client';
import { channels, credit } from '@laundry/strings';
import { formatPesos } from '@laundry/ui-kit/format';
import { Button, Checkbox } from '@laundry/ui-kit/controls';
import { AmountField, FormActions, FormSection } from '@laundry/ui-kit/form';
import { useMemo, useState } from 'react';
import { useDispatch } from 'react-redux';
import { config } from '../../config.ts';
import { PaymentForm } from '../../paying/PaymentForm.tsx';
import { ExtraFields, PayerFields } from '../../paying/PayerFields.tsx';
import { amountProblem, limitsFor, limitsText, withLimits } from './amountLimits.ts';
import { payerSubmitted, payerTyped, wentBack } from './credit.slice.ts';
import type { PayerState } from './credit.slice.ts';
import { RememberedChoices } from './RememberedChoices.tsx';
import { TopUpSummary } from './TopUpSummary.tsx';
import { UseAmounts } from './UseAmounts.tsx';
import { useRememberPayer } from './useRememberPayer.ts';

const { payer: texts, remembered } = credit;
const { fields: labels } = channels;

/** The props of the text beside COMPRAR: what is missing and what is wrong, otherwise the total. */
function note(missing: string | undefined, problems: readonly (string | false | undefined)[], total: string) {
  const wrong = problems.filter(Boolean).join(' ');
  return missing === undefined ? { note: wrong || total } : { disabledReason: `${missing} ${wrong}`.trim() };
}

/** Step 3: the amount, the payer and the channel's additional fields. Preloaded during the previous step. */
export default function PayerStep({ state }: { state: PayerState }) {
  const dispatch = useDispatch();
  const { price_costumer: price } = state.methods;
  const channel = CHANNELS[state.channel];
  const limits = useMemo(() => limitsFor(config.topUp, price, channel.limits), [price, channel]);
  const schema = useMemo(() => withLimits(limits, payerSchemaFor(channel)), [limits, channel]);
  const submitted = state.payment.step !== 'open';
  // Values that another version of the site stored may be incomplete or invalid now. Their fields are then
  // shown, and stay so while they are being completed.
  const [complete] = useState(() => {
    const known = { ...state.values, amount: limits.maxCents / 100 };
    return missingFields(channel, known).length === 0 && payerSchemaFor(channel).isValidSync(known);
  });
  const folded = state.payerKnown && complete;
  const payer = useRememberPayer(state.card);
  const submit = (values: PayerValues) => {
    payer.keep(state.channel, values, price);
    dispatch(payerSubmitted(values));
  };
  return (
    <PaymentForm
      payment={state.payment}
      initialValues={state.values}
      schema={schema}
      onSubmit={submit}
      onValuesChange={(values) => dispatch(payerTyped(values))}
      missing={(values) => missingFields(channel, values)}
    >
      {({ values, setValues }) => (
        <>
          {price > 0 && (
            <UseAmounts
              price={price}
              amount={values.amount}
              limits={limits}
              explained={!folded}
              onChoose={(amount) => setValues({ amount })}
            />
          )}
          <AmountField name="amount" label={labels.amount} hint={limitsText(limits)} />
          {folded ? (
            <RememberedChoices
              card={state.card}
              channel={state.channel}
              payer={values}
              disabled={submitted}
            />
          ) : (
            <>
              <FormSection legend={texts.payer}>
                <PayerFields payer={values} />
                <ExtraFields fields={channel.extraFields} payer={values} />
                <Checkbox
                  label={remembered.askPayer}
                  checked={payer.remembers}
                  onChange={payer.setRemembers}
                />
              </FormSection>
              <TopUpSummary card={state.card} channel={state.channel} price={price} amount={values.amount} />
            </>
          )}
          <FormActions
            sticky
            submit={credit.buy}
            {...note(
              missingReason(channel, values),
              [amountProblem(limits, values.amount), values.needsInvoice && shortRutWarning(values.rut)],
              texts.total(formatPesos(Number(values.amount))),
            )}
          >
            {!folded && (
              <Button variant="outlined" disabled={submitted} onClick={() => dispatch(wentBack())}>
                {credit.back}
              </Button>
            )}
          </FormActions>
        </>
      )}
    </PaymentForm>
  );
}
