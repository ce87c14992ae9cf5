import Box from '@mui/material/Box';
import type { TransactionStatus } from '@laundry/api-contract';
import { notified } from '@laundry/flow';
import {
  errors,
  layout,
  notifications,
  paymentConcepts,
  paymentLabels as labels,
  paymentResult,
} from '@laundry/strings';
import {
  Button,
  CopyButton,
  formatCard,
  formatInstant,
  formatPesos,
  Logo,
  ReceiptCard,
} from '@laundry/ui-kit';
import { useDispatch } from 'react-redux';
import { config } from '../../config.ts';
import { PRINT_ONLY } from '../../layout/printMark.ts';
import { printOnlyStyles } from '../../layout/printOnly.tsx';
import { isPurchase } from './payment.ts';
import { sharePage } from './sharePage.ts';

const { receipt: texts } = paymentResult;
const { company } = config;

export interface ReceiptProps {
  title: string;
  status: TransactionStatus;
  /** Whether it names its issuer. */
  issued?: boolean;
  /** Whether it can be printed and shared. */
  keepable?: boolean;
}

interface Line {
  readonly label: string;
  readonly value: string | null | undefined;
  /** For a line that can be copied: the text after 'Copiar'. */
  readonly copied?: string;
}

/** The lines of a payment's data. Those without a value are not shown (D36). */
function toLines(status: TransactionStatus): readonly Line[] {
  const { purchase, uid, channel, at, reference, shopProcessId, responseDescription } = status;
  return [
    { label: labels.item, value: purchase?.item },
    { label: labels.quantity, value: purchase?.quantity.toString() },
    { label: labels.address, value: purchase?.address },
    { label: labels.card, value: uid && formatCard(uid) },
    { label: labels.channel, value: channel },
    { label: labels.at, value: at ? formatInstant(at) : undefined },
    { label: labels.reference, value: reference, copied: texts.copiedReference },
    { label: labels.shopProcessId, value: shopProcessId, copied: texts.copiedShopProcessId },
    { label: texts.responseDescription, value: responseDescription },
  ];
}

const shown = ({ label, value, copied }: Line) => ({
  label,
  value: (
    <>
      {value && copied && <CopyButton text={value} what={copied} />}
      <span>{value}</span>
    </>
  ),
});

const NOTIFICATIONS = {
  copied: { variant: 'success', title: notifications.successTitle, text: texts.copied },
  failed: { variant: 'error', title: errors.title, text: texts.notShared },
} as const;

/** Buttons to print the receipt, and to share its page (D44). */
function ReceiptActions() {
  const dispatch = useDispatch();
  const share = async () => {
    const outcome = await sharePage(texts.title);
    if (outcome) dispatch(notified(NOTIFICATIONS[outcome]));
  };
  return (
    <>
      {printOnlyStyles}
      <Button variant="outlined" onClick={() => window.print()}>
        {texts.print}
      </Button>
      <Button variant="outlined" onClick={() => void share()}>
        {texts.share}
      </Button>
    </>
  );
}

/** A payment's data as a receipt; nothing where none are known. */
export function Receipt({ title, status, issued = false, keepable = false }: ReceiptProps) {
  const known = toLines(status).filter(({ value }) => value);
  if (known.length === 0) return null;
  const purpose = isPurchase(status) ? 'purchase' : 'topup';
  return (
    <div {...PRINT_ONLY}>
      <ReceiptCard
        title={title}
        issuer={
          issued ? (
            <>
              <Logo name={config.brand.productName} size={32} />
              <Box sx={{ mt: 1, fontSize: '0.875rem', fontWeight: 400 }}>
                {[company.name, layout.rut(company.rut), company.address].map((fact) => (
                  <div key={fact}>{fact}</div>
                ))}
              </Box>
            </>
          ) : undefined
        }
        amount={typeof status.amount === 'number' ? formatPesos(status.amount) : undefined}
        lines={[{ label: labels.concept, value: paymentConcepts[purpose] }, ...known.map(shown)]}
        actions={keepable ? <ReceiptActions /> : undefined}
      />
    </div>
  );
}
