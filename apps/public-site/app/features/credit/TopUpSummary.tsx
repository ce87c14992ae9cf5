import { CHANNELS } from '@laundry/payment-channels/client';
import type { ChannelName } from '@laundry/payment-channels/client';
import { credit, paymentLabels as labels } from '@laundry/strings';
import { formatPesos, formatCard, keepTogether } from '@laundry/ui-kit/format';
import { usesIn } from '../../paying/prices.ts';

const { summary: texts } = credit.payer;

interface TopUpSummaryProps {
  card: string;
  channel: ChannelName;
  /** The price of one use, in pesos. */
  price: number;
  /** The amount in the form, in pesos. */
  amount: number | '';
}

/** The number of uses that an amount pays for, as text. */
function usesText(price: number, amount: number | ''): string {
  const { uses, rest } = usesIn(price, Number(amount));
  if (uses === 0) return texts.none;
  return rest === 0 ? texts.whole(uses) : texts.more(uses, formatPesos(rest));
}

/**
 * A summary of what COMPRAR confirms. All rows exist from the start, so that a value that comes later moves
 * nothing. A new value is a new element: a browser that translates the page replaces text nodes.
 */
export function TopUpSummary({ card, channel, price, amount }: TopUpSummaryProps) {
  const rows = [
    { term: labels.card, value: formatCard(card) },
    { term: labels.channel, value: CHANNELS[channel].label },
    { term: texts.uses, value: usesText(price, amount) },
    { term: labels.amount, value: amount === '' ? texts.none : formatPesos(amount) },
  ];
  return (
    <dl aria-label={texts.title} className="kit-summary">
      {rows.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd key={value}>{keepTogether(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
