import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { PaymentTicket } from '@laundry/api-contract';
import { isAllowedUrl } from '@laundry/payment-channels/client';
import { paymentResult } from '@laundry/strings';
import { CopyButton } from '@laundry/ui-kit';
import { PRINT_ONLY } from '../../layout/printMark.ts';

const { ticket: texts } = paymentResult;

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

interface TicketProps {
  ticket: PaymentTicket;
  /** The allowed origins of a slip (D11). */
  providers: readonly string[];
}

/** What a counter asks for, large and to copy, and the slip. */
export function Ticket({ ticket: { number, verificationCode, slip }, providers }: TicketProps) {
  const shown = [
    { label: texts.number, code: number, copied: texts.copiedNumber },
    { label: texts.verificationCode, code: verificationCode, copied: texts.copiedCode },
  ];
  return (
    <>
      <div {...PRINT_ONLY}>
        <p>{texts.where}</p>
        <Box component="dl" sx={codes}>
          {shown.map(
            ({ label, code, copied }) =>
              code && (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>
                    <Box component="span" sx={{ typography: 'h2', whiteSpace: 'nowrap' }}>
                      {code}
                    </Box>
                    <CopyButton text={code} what={copied} />
                  </dd>
                </div>
              ),
          )}
        </Box>
      </div>
      {slip && isAllowedUrl(slip, providers) && (
        <Button variant="contained" href={slip} sx={{ width: { xs: '100%', sm: 'auto' } }}>
          {texts.slip}
        </Button>
      )}
    </>
  );
}
