import type { TransactionStatus } from '@laundry/api-contract';
import { paymentResult } from '@laundry/strings';
import { formatInstant, formatPesos, ReceiptCard } from '@laundry/ui-kit';

const { receipt: texts } = paymentResult;

/** What the answer tells of the payment; each line only where it is there (decision 36). */
export function Receipt({ title, status }: { title: string; status: TransactionStatus }) {
  const lines = [
    { label: texts.card, value: status.uid },
    { label: texts.channel, value: status.channel },
    { label: texts.at, value: status.at ? formatInstant(status.at) : undefined },
    { label: texts.reference, value: status.reference },
  ].flatMap(({ label, value }) => (value ? [{ label, value }] : []));
  if (lines.length === 0) return null;
  const amount = typeof status.amount === 'number' ? { amount: formatPesos(status.amount) } : {};
  return <ReceiptCard title={title} {...amount} lines={lines} />;
}
