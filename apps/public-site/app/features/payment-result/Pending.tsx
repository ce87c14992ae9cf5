import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { isAllowedUrl } from '@laundry/payment-channels/client';
import { paymentResult as texts } from '@laundry/strings';
import { ResultView } from '@laundry/ui-kit';
import type { ReactNode } from 'react';
import { isPurchase } from './payment.ts';
import type { KnownPayment } from './payment.ts';
import { Receipt } from './Receipt.tsx';

interface PendingProps {
  /** `trouble`: the reason why a later query failed. */
  known: KnownPayment & { readonly trouble?: string };
  issuer: string;
  providers: readonly string[];
  /** The button for another query. */
  askAgain: ReactNode;
}

function textOf({ status }: KnownPayment): string {
  if (isPurchase(status)) return texts.purchase.pending;
  return status.ticket ? texts.pending.atCounter : texts.pending.text;
}

/** An undecided payment; for one at a counter, with everything needed there. */
export function Pending({ known, issuer, providers, askAgain }: PendingProps) {
  const slip = known.status.ticket?.slip ?? '';
  const toSlip = isAllowedUrl(slip, providers) && (
    <Button variant="contained" href={slip}>
      {texts.ticket.slip}
    </Button>
  );
  const again = known.trouble !== undefined && askAgain;
  return (
    <ResultView
      status="pending"
      title={texts.pending.title}
      {...((toSlip || again) && {
        actions: (
          <>
            {toSlip}
            {again}
          </>
        ),
      })}
    >
      {known.trouble !== undefined && (
        <Alert severity="warning" role="status">
          {known.trouble || texts.unknown.title}
        </Alert>
      )}
      <p>{textOf(known)}</p>
      <Receipt title={texts.receipt.unpaidTitle} status={known.status} issuer={issuer} keepable />
    </ResultView>
  );
}
