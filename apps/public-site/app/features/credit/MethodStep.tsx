import { isChannel } from '@laundry/api-contract';
import type { PaymentMethods } from '@laundry/api-contract';
import { CHANNELS, visibleChannels } from '@laundry/payment-channels/client';
import { credit, paymentLabels } from '@laundry/strings';
import { Actions, Button, Notice, PaymentMethodIcon, RadioGroup } from '@laundry/ui-kit/controls';
import type { SubmitEvent } from 'react';
import { useDispatch } from 'react-redux';
import { channelMarks } from '../../channelMarks.ts';
import { useEnvironment } from '../../islands/environment.ts';
import { FilledText } from '../../layout/FilledText.tsx';
import { priceTexts } from '../../paying/prices.ts';
import { channelChosen, channelConfirmed, wentBack } from './credit.slice.ts';
import type { CreditState } from './credit.slice.ts';

const { method: texts } = credit;

/** The card's prices (D17, D50): one use, the tariff's part of it, and a notice if there is one. */
function Prices({ methods }: { methods: PaymentMethods }) {
  const { price, rate, message } = priceTexts(methods);
  return (
    <section aria-label={texts.prices} className="kit-stack">
      <dl className="kit-price">
        <dt>{texts.price}</dt>
        <dd>
          <FilledText name="price" value={price} />
        </dd>
        <dd>
          <FilledText name="rate" text={texts.rate} value={rate} />
        </dd>
      </dl>
      {message !== '' && (
        <Notice severity="info">
          <FilledText name="message" value={message} />
        </Notice>
      )}
    </section>
  );
}

/** Step 2: the card's prices and the payment methods. */
export function MethodStep({ state }: { state: Extract<CreditState, { step: 'method' }> }) {
  const dispatch = useDispatch();
  const { config } = useEnvironment();
  const { chosen, methods } = state;
  const channels = visibleChannels(methods, config.flags);
  const back = (
    <Button variant="outlined" onClick={() => dispatch(wentBack())}>
      {credit.back}
    </Button>
  );
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    dispatch(channelConfirmed());
  };
  return (
    // The form wraps the whole step, so that its sticky button stays visible throughout the step.
    <form className="kit-stack" noValidate onSubmit={submit}>
      <Prices methods={methods} />
      {channels.length === 0 ? (
        <Notice severity="info" action={back}>
          <strong>{texts.noneTitle}</strong>
          <p>{texts.none}</p>
        </Notice>
      ) : (
        <>
          <RadioGroup
            name="channel"
            label={paymentLabels.channel}
            options={channels.map((name) => ({
              value: name,
              label: CHANNELS[name].label,
              description: CHANNELS[name].description,
              icon: <PaymentMethodIcon kind={CHANNELS[name].mark} mark={channelMarks[name]} />,
            }))}
            value={chosen ?? ''}
            onChange={(name) => isChannel(name) && dispatch(channelChosen(name))}
          />
          <Actions
            main={
              <Button
                type="submit"
                disabledReason={chosen ? undefined : texts.choose}
                note={chosen ? credit.payer.lead(CHANNELS[chosen].label) : ''}
              >
                {credit.continue}
              </Button>
            }
          >
            {back}
          </Actions>
        </>
      )}
    </form>
  );
}
