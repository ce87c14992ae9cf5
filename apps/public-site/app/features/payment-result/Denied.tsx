import Box from '@mui/material/Box';
import { paymentFailureText, paymentResult } from '@laundry/strings';
import { ResultView } from '@laundry/ui-kit';
import { ButtonLink } from '../../layout/SiteLink.tsx';
import { paths } from '../../paths.ts';
import { paymentPath } from './payment.ts';
import type { KnownPayment } from './payment.ts';
import { Receipt } from './Receipt.tsx';

const { denied: texts, receipt } = paymentResult;

/** A denied payment: the reason, then what to do, then the specification's sentence. */
export function Denied({ known }: { known: KnownPayment }) {
  const { status } = known;
  const reason = status.errorMessage?.trim() || texts.noReason;
  return (
    <ResultView
      status="denied"
      title={status.expired ? texts.expiredTitle : texts.title}
      actions={
        <>
          <ButtonLink to={paymentPath(known)}>{texts.tryAgain}</ButtonLink>
          <ButtonLink to={paths.contact} variant="outlined">
            {texts.contact}
          </ButtonLink>
        </>
      }
    >
      <Box component="p" sx={{ typography: 'subtitle1', fontWeight: 650, mt: 0 }}>
        {reason}
      </Box>
      <Box component="p" sx={{ color: 'text.secondary' }}>
        {paymentFailureText(reason)}
      </Box>
      <Receipt title={receipt.unpaidTitle} status={status} />
    </ResultView>
  );
}
