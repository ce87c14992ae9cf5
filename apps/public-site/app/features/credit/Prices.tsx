import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { PaymentMethods } from '@laundry/api-contract';
import { credit } from '@laundry/strings';
import { formatPesos, tabularFigures } from '@laundry/ui-kit';

const { method: texts } = credit;

/** The card's prices (decision 17): one use, the machine's rate, and a notice where there is one. */
export function Prices({ methods }: { methods: PaymentMethods }) {
  const prices = [
    [texts.price, methods.price_costumer],
    [texts.rate, methods.machine_rate],
  ] as const;
  return (
    <Box component="section" aria-label={texts.prices} sx={{ display: 'grid', gap: 2, mb: 3 }}>
      <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: 'repeat(2, 1fr)', gap: 2, m: 0 }}>
        {prices.map(([label, pesos]) => (
          <Box key={label} sx={{ p: 2, borderRadius: 2, backgroundColor: 'action.hover' }}>
            <Box component="dt" sx={{ typography: 'body2', color: 'text.secondary' }}>
              {label}
            </Box>
            <Box component="dd" sx={{ typography: 'h3', m: 0, ...tabularFigures }}>
              {formatPesos(pesos)}
            </Box>
          </Box>
        ))}
      </Box>
      {methods.special_rate_message && <Alert severity="info">{methods.special_rate_message}</Alert>}
    </Box>
  );
}
