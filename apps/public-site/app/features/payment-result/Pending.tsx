import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { PaymentTicket } from '@laundry/api-contract';
import { isAllowedUrl } from '@laundry/payment-channels/client';
import { paymentLabels as labels, paymentResult as texts } from '@laundry/strings';
import { ButtonLink, CopyButton, ResultView } from '@laundry/ui-kit';
import { formatInstant, formatPesos, keepTogether } from '@laundry/ui-kit/format';
import type { ReactNode } from 'react';
import { config } from '../../config.ts';
import { PRINT_ONLY } from '../../layout/printMark.ts';
import { ContactLink } from './ContactLink.tsx';
import { isPurchase } from './payment.ts';
import type { KnownPayment } from './payment.ts';
import { Receipt } from './Receipt.tsx';

const { ticket: ticketTexts } = texts;

const codes = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  m: 0,
  mb: 3,
  '& > div': {
    flex: 'auto',
    p: 2.5,
    border: 1,
    borderColor: 'divider',
    borderRadius: 2,
    backgroundColor: 'background.paper',
  },
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 },
} as const;

/** The codes that a counter asks for, in large type with buttons to copy them, and a link to the slip. */
function Ticket({ ticket: { number, verificationCode, slip } }: { ticket: PaymentTicket }) {
  const shown = [
    { label: labels.number, code: number, copied: ticketTexts.copiedNumber },
    { label: labels.verificationCode, code: verificationCode, copied: ticketTexts.copiedCode },
  ];
  return (
    <>
      <div {...PRINT_ONLY}>
        <p>{ticketTexts.where}</p>
        <Box component="dl" sx={codes}>
          {shown.map(
            ({ label, code, copied }) =>
              code && (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>
                    <Box component="span" sx={{ typography: 'h2' }}>
                      {code}
                    </Box>
                    <CopyButton text={code} what={copied} />
                  </dd>
                </div>
              ),
          )}
        </Box>
      </div>
      {slip && isAllowedUrl(slip, config.origins.payments) && (
        <Box sx={{ display: 'grid', justifyContent: { sm: 'start' } }}>
          <ButtonLink to={slip}>{ticketTexts.slip}</ButtonLink>
        </Box>
      )}
    </>
  );
}

interface PendingProps {
  /** `trouble`: the reason why a later query failed. */
  known: KnownPayment & { readonly trouble?: string };
  askAgain: ReactNode;
}

/** The title. For a payment at a counter, it states the amount and the deadline, and is printed as well. */
function renderTitle({ ticket, amount }: KnownPayment['status']): ReactNode {
  if (!ticket) return texts.pending.title;
  const title = ticketTexts.title(
    typeof amount === 'number' ? formatPesos(amount) : '',
    ticket.payUntil ? formatInstant(ticket.payUntil) : '',
  );
  return <span {...PRINT_ONLY}>{keepTogether(title)}</span>;
}

/** An undecided payment. One at a counter starts with the amount, the deadline and the codes (D88). */
export function Pending({ known, askAgain }: PendingProps) {
  const { status, trouble } = known;
  const { ticket } = status;
  // Why money that came is not credited (D30). The company decides about it, so the next step is to write.
  const reason = status.errorMessage?.trim();
  const contact = reason ? <ContactLink /> : undefined;
  return (
    <ResultView
      status="pending"
      title={renderTitle(status)}
      actions={trouble === undefined ? contact : askAgain}
    >
      {trouble !== undefined && (
        <Alert severity="warning" role="status">
          {trouble || texts.unknown.title}
        </Alert>
      )}
      {ticket ? (
        <>
          <Ticket ticket={ticket} />
          <Box component="h2" sx={{ typography: 'h4', mt: 4, mb: 1 }}>
            {texts.pending.title}
          </Box>
          <p>{ticketTexts.status}</p>
        </>
      ) : (
        <p>{reason || (isPurchase(status) ? texts.purchase.pending : texts.pending.text)}</p>
      )}
      <Receipt title={texts.receipt.unpaidTitle} status={status} issued keepable />
    </ResultView>
  );
}
