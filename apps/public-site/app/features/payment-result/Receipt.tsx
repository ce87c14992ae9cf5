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
  /** Whether it can be printed and shared. */
  keepable?: boolean;
}

interface Line {
  readonly label: string;
  readonly value: string | null | undefined;
  /** For a line that can be copied: the text after 'Copiar'. */
  readonly copied?: string;
}

/** The lines of a payment's data; each only if its value is there (D36). */
function linesOf(status: TransactionStatus): readonly Line[] {
  const { ticket, uid, channel, at, reference, shopProcessId, responseDescription } = status;
  return [
    { label: ticketTexts.number, value: ticket?.number, copied: ticketTexts.copiedNumber },
    { label: ticketTexts.verificationCode, value: ticket?.verificationCode, copied: ticketTexts.copiedCode },
    { label: ticketTexts.payUntil, value: ticket?.payUntil ? formatDay(ticket.payUntil) : undefined },
    { label: texts.card, value: uid && formatCard(uid) },
    { label: texts.channel, value: channel },
    { label: texts.at, value: at ? formatInstant(at) : undefined },
    { label: texts.reference, value: reference, copied: texts.copiedReference },
    { label: texts.shopProcessId, value: shopProcessId, copied: texts.copiedShopProcessId },
    { label: texts.responseDescription, value: responseDescription },
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

/** A payment's data as a receipt, and the data for paying at a counter. */
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
