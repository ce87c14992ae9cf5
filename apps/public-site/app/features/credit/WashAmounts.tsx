import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { credit } from '@laundry/strings';
import { formatPesos } from '@laundry/ui-kit';
import { isWithin } from './amountLimits.ts';
import type { AmountLimits } from './amountLimits.ts';

const { payer: texts } = credit;

/** How many washes are offered at a press. */
const WASHES = [1, 2, 4, 8] as const;

interface WashAmountsProps {
  /** The price of one use, in pesos (decision 17). */
  price: number;
  /** The amount in the form, in pesos. */
  amount: number | '';
  limits: AmountLimits;
  onChoose: (amount: number) => void;
}

/** Amounts as whole washes, beside the free one, and what the amount in the form pays for. */
export function WashAmounts({ price, amount, limits, onChoose }: WashAmountsProps) {
  // Cents are whole: 3 × 33.33 is 99.99.
  const costOf = (washes: number) => Math.round(price * 100 * washes) / 100;
  return (
    <Box role="group" aria-label={texts.washes}>
      <Box sx={{ typography: 'body2', color: 'text.secondary', mb: 1 }}>
        {texts.onePrice(formatPesos(price))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {WASHES.filter((washes) => isWithin(limits, costOf(washes))).map((washes) => (
          <Button
            key={washes}
            variant="outlined"
            size="small"
            aria-pressed={amount === costOf(washes)}
            onClick={() => onChoose(costOf(washes))}
          >
            {texts.washesFor(washes, formatPesos(costOf(washes)))}
          </Button>
        ))}
      </Box>
    </Box>
  );
}
