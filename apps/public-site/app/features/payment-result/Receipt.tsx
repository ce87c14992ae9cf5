import Box from '@mui/material/Box';
import type { TransactionStatus } from '@laundry/api-contract';
import { paymentResult } from '@laundry/strings';
import { CopyButton, formatCard, formatInstant, formatPesos, Logo, ReceiptCard } from '@laundry/ui-kit';
import { isPurchase } from './payment.ts';
import { PRINT_ONLY } from '../../layout/printMark.ts';
import { ReceiptActions } from './ReceiptActions.tsx';

const { receipt: texts } = paymentResult;

export interface Issuer {
  readonly brand: string;
  /** The company's name, RUT and address. */
  readonly company: readonly string[];
}

export interface ReceiptProps {
  title: string;
  status: TransactionStatus;
  issuer?: Issuer;
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
  const { purchase, uid, channel, at, reference, shopProcessId, responseDescription } = status;
  return [
    { label: texts.item, value: purchase?.item },
    { label: texts.quantity, value: purchase?.quantity.toString() },
    { label: texts.address, value: purchase?.address },
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
  const known = linesOf(status).flatMap(shown);
  if (known.length === 0) return null;
  const concept = { label: texts.concept, value: isPurchase(status) ? texts.purchase : texts.topUp };
  return (
    <div {...PRINT_ONLY}>
      <ReceiptCard
        title={title}
        issuer={
          issuer && (
            <>
              <Logo name={issuer.brand} size={32} />
              <Box sx={{ mt: 1, fontSize: '0.875rem', fontWeight: 400 }}>
                {issuer.company.map((fact) => (
                  <div key={fact}>{fact}</div>
                ))}
              </Box>
            </>
          )
        }
        amount={typeof status.amount === 'number' ? formatPesos(status.amount) : undefined}
        lines={[concept, ...known]}
        actions={keepable ? <ReceiptActions /> : undefined}
      />
    </div>
  );
}
