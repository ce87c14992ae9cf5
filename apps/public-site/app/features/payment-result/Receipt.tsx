import type { TransactionStatus } from '@laundry/api-contract';
import { paymentResult } from '@laundry/strings';
import { CopyButton, formatCard, formatDay, formatInstant, formatPesos, ReceiptCard } from '@laundry/ui-kit';
import { PRINT_ONLY, ReceiptActions } from './ReceiptActions.tsx';

const { receipt: texts, ticket: ticketTexts } = paymentResult;

export interface ReceiptProps {
  title: string;
  status: TransactionStatus;
  /** Who gives it. */
  issuer?: string;
  /** It is worth printing and sharing. */
  keepable?: boolean;
}

interface Line {
  readonly label: string;
  readonly value: string | null | undefined;
  /** It is passed on: what follows 'Copiar'. */
  readonly copied?: string;
}

/** What the answer tells of the payment; each line only where it is there (D36). */
function linesOf({ ticket, uid, channel, at, reference }: TransactionStatus): readonly Line[] {
  return [
    { label: ticketTexts.number, value: ticket?.number, copied: ticketTexts.copiedNumber },
    { label: ticketTexts.verificationCode, value: ticket?.verificationCode, copied: ticketTexts.copiedCode },
    { label: ticketTexts.payUntil, value: ticket?.payUntil ? formatDay(ticket.payUntil) : undefined },
    { label: texts.card, value: uid && formatCard(uid) },
    { label: texts.channel, value: channel },
    { label: texts.at, value: at ? formatInstant(at) : undefined },
    { label: texts.reference, value: reference, copied: texts.copiedReference },
  ];
}

const shown = ({ label, value, copied }: Line) => {
  if (!value) return [];
  const copy = copied !== undefined && <CopyButton text={value} what={copied} />;
  return [
    {
      label,
      value: (
        <>
          {copy}
          <span>{value}</span>
        </>
      ),
    },
  ];
};

/** What the answer tells of a payment, to be kept, and with what it is paid at a counter. */
export function Receipt({ title, status, issuer, keepable = false }: ReceiptProps) {
  const lines = linesOf(status).flatMap(shown);
  if (lines.length === 0) return null;
  return (
    <div {...PRINT_ONLY}>
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
