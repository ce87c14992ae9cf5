import type { PaymentMethods } from '@laundry/api-contract';
import { credit } from '@laundry/strings';
import { formatPesos } from '@laundry/ui-kit/format';
import { Notice } from '@laundry/ui-kit/controls';

const { method: texts } = credit;

/** The card's prices (D17, D50): one use, the tariff's part of it, and a notice if there is one. */
export function Prices({ methods }: { methods: PaymentMethods }) {
  return (
    <section aria-label={texts.prices} className="kit-stack">
      <dl className="kit-price">
        <dt>{texts.price}</dt>
        <dd>{formatPesos(methods.price_costumer)}</dd>
        <dd>{texts.rate(formatPesos(methods.machine_rate))}</dd>
      </dl>
      {methods.special_rate_message && <Notice severity="info">{methods.special_rate_message}</Notice>}
    </section>
  );
}
