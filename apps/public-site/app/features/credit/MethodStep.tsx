import Button from '@mui/material/Button';
import { CHANNELS, isChannelName } from '@laundry/payment-channels';
import { credit } from '@laundry/strings';
import { EmptyState, FormActions, FormShell, RadioGroupField, SubmitButton } from '@laundry/ui-kit';
import { useDispatch } from 'react-redux';
import { channelChosen, wentBack } from './credit.slice.ts';
import type { CreditState } from './credit.slice.ts';
import { Prices } from './Prices.tsx';

const { method: texts } = credit;

/** Step 2: what the card's uses cost, and how to pay. */
export function MethodStep({ state }: { state: Extract<CreditState, { step: 'method' }> }) {
  const dispatch = useDispatch();
  const back = (
    <Button variant="outlined" onClick={() => dispatch(wentBack())}>
      {credit.back}
    </Button>
  );
  return (
    <>
      <Prices methods={state.methods} />
      {state.channels.length === 0 ? (
        <EmptyState title={texts.noneTitle} action={back}>
          {texts.none}
        </EmptyState>
      ) : (
        <FormShell
          initialValues={{ channel: state.chosen ?? '' }}
          onSubmit={({ channel }) => {
            if (isChannelName(channel)) dispatch(channelChosen(channel));
          }}
          submitError={null}
          submitting={false}
        >
          {({ values }) => (
            <>
              <RadioGroupField
                name="channel"
                label={texts.label}
                options={state.channels.map((name) => ({
                  value: name,
                  label: CHANNELS[name].label,
                  description: CHANNELS[name].description,
                }))}
              />
              <FormActions>
                <SubmitButton disabledReason={values.channel === '' ? texts.choose : undefined}>
                  {credit.continue}
                </SubmitButton>
                {back}
              </FormActions>
            </>
          )}
        </FormShell>
      )}
    </>
  );
}
