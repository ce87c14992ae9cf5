import type { TransactionStatus } from '@laundry/api-contract';
import { paymentResult } from '@laundry/strings';
import { formatInstant, formatPesos, ReceiptCard } from '@laundry/ui-kit';
import { ON_PAPER, ReceiptActions } from './ReceiptActions.tsx';

const { receipt: texts } = paymentResult;

export interface ReceiptProps {
  title: string;
  status: TransactionStatus;
  /** Who gives it. */
  issuer?: string;
  /** It is worth printing and sharing. */
  keepable?: boolean;
}

/** What the answer tells of the payment; each line only where it is there (decision 36). */
export function Receipt({ title, status, issuer, keepable = false }: ReceiptProps) {
  const lines = [
    { label: texts.card, value: status.uid },
    { label: texts.channel, value: status.channel },
    { label: texts.at, value: status.at ? formatInstant(status.at) : undefined },
    { label: texts.reference, value: status.reference },
  ].flatMap(({ label, value }) => (value ? [{ label, value }] : []));
  if (lines.length === 0) return null;
  return (
    <div {...ON_PAPER}>
      <ReceiptCard
        title={title}
        issuer={issuer}
        amount={typeof status.amount === 'number' ? formatPesos(status.amount) : undefined}
        lines={lines}
        actions={keepable ? <ReceiptActions /> : undefined}
      />
    </div>
  );
}
