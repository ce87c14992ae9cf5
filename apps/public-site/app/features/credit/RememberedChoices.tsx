import { CHANNELS } from '@laundry/payment-channels/client';
import type { ChannelName, PayerValues } from '@laundry/payment-channels/client';
import { credit, paymentLabels } from '@laundry/strings';
import { formatCard } from '@laundry/ui-kit/format';
import { Button } from '@laundry/ui-kit/controls';
import { useDispatch } from 'react-redux';
import { cardDropped, payerUnfolded, wentBack } from './credit.slice.ts';

const { confirm: texts } = credit;

interface RememberedChoicesProps {
  card: string;
  channel: ChannelName;
  payer: PayerValues;
  /** Whether the payment is being created, so that the choices cannot be changed. */
  disabled: boolean;
}

/** A line each for the remembered card, channel and payer, with a button to change it. */
export function RememberedChoices({ card, channel, payer, disabled }: RememberedChoicesProps) {
  const dispatch = useDispatch();
  const choices = [
    { term: paymentLabels.card, value: formatCard(card), label: texts.changeCard, change: cardDropped },
    { term: texts.channel, value: CHANNELS[channel].label, label: texts.changeChannel, change: wentBack },
    {
      term: texts.payer,
      value: texts.payerLine(`${payer.firstName} ${payer.lastName}`, payer.email),
      label: texts.changePayer,
      change: payerUnfolded,
    },
  ];
  return (
    <dl aria-label={texts.choices} className="kit-choices">
      {choices.map(({ term, value, label, change }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
          <dd>
            <Button variant="text" label={label} disabled={disabled} onClick={() => dispatch(change())}>
              {texts.change}
            </Button>
          </dd>
        </div>
      ))}
    </dl>
  );
}
