import Box from '@mui/material/Box';
import { openEmbeddedForm } from '@laundry/payment-channels/embedded';
import { checkout } from '@laundry/strings';
import { Notice, Loading, PageHeading, PageShell, useWindowEvent } from '@laundry/ui-kit';
import { radius } from '@laundry/ui-kit/tokens';
import { useEffect, useRef, useState } from 'react';
import { paths } from '../../paths.ts';

const { embedded: texts } = checkout;

const CONTAINER_ID = 'checkout-form';

/** The provider's form is always light, so its background is as well, from the start. */
const sheet = {
  mt: 2,
  mx: { xs: -2, sm: 0 },
  '& iframe': {
    width: '100%',
    border: 0,
    borderRadius: { sm: `${radius.card}px` },
    colorScheme: 'light',
    backgroundColor: 'common.white',
  },
} as const;

export interface EmbeddedCheckoutPageProps {
  processId: string;
  /** Empty where it is unknown. */
  transactionId: string;
  scriptUrl: string;
}

/** A provider's checkout, embedded in the site. It needs 320 px, so it uses the whole width. */
export function EmbeddedCheckoutPage({ processId, transactionId, scriptUrl }: EmbeddedCheckoutPageProps) {
  const container = useRef<HTMLDivElement>(null);
  const [form, setForm] = useState<'loading' | 'open' | 'interrupted' | 'failed'>('loading');
  // A click in the provider's form while offline leaves the form blank, which this page cannot detect.
  useWindowEvent('online', () => setForm((before) => (before === 'open' ? 'interrupted' : before)));
  const onRetry = () => setForm('loading');

  useEffect(() => {
    if (form !== 'loading' || !container.current) return;
    openEmbeddedForm(scriptUrl, container.current, processId).then(
      () => setForm('open'),
      () => setForm('failed'),
    );
  }, [scriptUrl, processId, form]);

  const result = paths.paymentResult.replace(':id', () => encodeURIComponent(transactionId));
  return (
    <PageShell width="form">
      <PageHeading lead={texts.lead}>{texts.title}</PageHeading>
      {/* For a page that is opened again after the payment. */}
      {transactionId !== '' && (
        <Box component="a" href={result} sx={{ color: 'inherit', display: 'inline-block', py: 1.25 }}>
          {texts.toResult}
        </Box>
      )}
      {form === 'loading' && <Loading label={texts.loading} />}
      {form === 'failed' && <Notice onRetry={onRetry}>{texts.failed}</Notice>}
      {form === 'interrupted' && (
        <Notice severity="info" role="alert" onRetry={onRetry}>
          {texts.interrupted}
        </Notice>
      )}
      <Box id={CONTAINER_ID} ref={container} sx={sheet} />
    </PageShell>
  );
}
