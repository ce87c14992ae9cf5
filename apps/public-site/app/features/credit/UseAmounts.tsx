import { credit } from '@laundry/strings';
import { formatPesos, keepTogether } from '@laundry/ui-kit/format';
import { isWithin } from './amountLimits.ts';
import type { AmountLimits } from './amountLimits.ts';
import { costInPesos } from '../../paying/prices.ts';

const { payer: texts } = credit;

/** The numbers of uses that buttons offer. */
const USES = [1, 2, 4, 8] as const;

interface UseAmountsProps {
  /** The price of one use, in pesos (D50). */
  price: number;
  /** The amount in the form, in pesos. */
  amount: number | '';
  limits: AmountLimits;
  /** Whether the price of one use is shown as well. */
  explained: boolean;
  onChoose: (amount: number) => void;
}

/** Buttons for amounts of whole uses, beside the field for any amount. */
export function UseAmounts({ price, amount, limits, explained, onChoose }: UseAmountsProps) {
  const offered = USES.map((uses) => ({ uses, cost: costInPesos(price, uses) }));
  return (
    <div>
      {explained && <p className="kit-lead">{texts.onePrice(formatPesos(price))}</p>}
      <div role="group" aria-label={texts.washes} className="kit-amounts">
        {offered
          .filter(({ cost }) => isWithin(limits, cost))
          .map(({ uses, cost }) => (
            <button key={uses} type="button" aria-pressed={cost === amount} onClick={() => onChoose(cost)}>
              {keepTogether(texts.washesFor(uses, formatPesos(cost)))}
            </button>
          ))}
      </div>
    </div>
  );
}
