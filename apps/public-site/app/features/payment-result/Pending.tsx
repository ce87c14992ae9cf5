import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { paymentResult as texts } from '@laundry/strings';
import { formatDay, formatPesos, ResultView } from '@laundry/ui-kit';
import type { ReactNode } from 'react';
import { PRINT_ONLY } from '../../layout/printMark.ts';
import { isPurchase } from './payment.ts';
import type { KnownPayment } from './payment.ts';
import { Receipt } from './Receipt.tsx';
import type { Issuer } from './Receipt.tsx';
import { Ticket } from './Ticket.tsx';

interface PendingProps {
  /** `trouble`: the reason why a later query failed. */
  known: KnownPayment & { readonly trouble?: string };
  issuer: Issuer;
  providers: readonly string[];
  askAgain: ReactNode;
}

/** At a counter what to pay until when, which goes along on paper. */
function titleOf({ ticket, amount }: KnownPayment['status']): ReactNode {
  if (!ticket) return texts.pending.title;
  const title = texts.ticket.title(
    typeof amount === 'number' ? formatPesos(amount) : '',
    ticket.payUntil ? formatDay(ticket.payUntil) : '',
  );
  return <span {...PRINT_ONLY}>{title}</span>;
}

/** An undecided payment; one at a counter begins with what to pay, until when and with which codes (D88). */
export function Pending({ known, issuer, providers, askAgain }: PendingProps) {
  const { status, trouble } = known;
  const { ticket } = status;
  return (
    <ResultView
      status="pending"
      title={titleOf(status)}
      {...(trouble !== undefined && { actions: askAgain })}
    >
      {trouble !== undefined && (
        <Alert severity="warning" role="status">
          {trouble || texts.unknown.title}
        </Alert>
      )}
      {ticket ? (
        <>
          <Ticket ticket={ticket} providers={providers} />
          <Box component="h2" sx={{ typography: 'h4', mt: 4, mb: 1 }}>
            {texts.ticket.statusTitle}
          </Box>
          <p>{texts.ticket.status}</p>
        </>
      ) : (
        <p>{isPurchase(status) ? texts.purchase.pending : texts.pending.text}</p>
      )}
      <Receipt title={texts.receipt.unpaidTitle} status={status} issuer={issuer} keepable />
    </ResultView>
  );
}
