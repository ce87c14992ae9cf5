import { paymentFailureText, paymentResult } from '@laundry/strings';
import { ResultView } from '@laundry/ui-kit';
import { ButtonLink } from '../../layout/SiteLink.tsx';
import { paths } from '../../paths.ts';
import { paymentPath } from './payment.ts';
import type { KnownPayment } from './payment.ts';
import { Receipt } from './Receipt.tsx';

const { denied: texts, receipt } = paymentResult;

/** The look and the title of a payment that was not made (D30). */
function lookOf({ expired, cancelled }: KnownPayment['status']) {
  if (cancelled) return { status: 'refunded', title: texts.cancelledTitle } as const;
  return { status: 'denied', title: expired ? texts.expiredTitle : texts.title } as const;
}

/** A payment that was not made: why, in the sentence of spec §8 where it failed, and what to do. */
export function Denied({ known }: { known: KnownPayment }) {
  const { status } = known;
  const reason = status.errorMessage?.trim() || texts.noReason;
  return (
    <ResultView
      {...lookOf(status)}
      actions={
        <>
          <ButtonLink to={paymentPath(known)}>{texts.tryAgain}</ButtonLink>
          <ButtonLink to={paths.contact} variant="outlined">
            {texts.contact}
          </ButtonLink>
        </>
      }
    >
      <p>{status.cancelled ? reason : paymentFailureText(reason)}</p>
      <Receipt title={receipt.unpaidTitle} status={status} />
    </ResultView>
  );
}
