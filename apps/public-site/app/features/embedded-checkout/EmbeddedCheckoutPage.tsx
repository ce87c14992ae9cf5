import Box from '@mui/material/Box';
import { openEmbeddedForm } from '@laundry/payment-channels/embedded';
import { checkout } from '@laundry/strings';
import { Notice, Loading, PageHeading, PageShell, useWindowEvent } from '@laundry/ui-kit';
import { radius } from '@laundry/ui-kit/tokens';
import { useEffect, useRef, useState } from 'react';

const { embedded: texts } = checkout;

const CONTAINER_ID = 'checkout-form';

/** The provider's form is always light, so its background is as well, from the start. */
const sheet = {
  '.kit-notice + &': { mt: 2 },
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
  scriptUrl: string;
}

/** A provider's checkout, embedded in the site. It needs 320 px, so it uses the whole width. */
export function EmbeddedCheckoutPage({ processId, scriptUrl }: EmbeddedCheckoutPageProps) {
  const container = useRef<HTMLDivElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<'loading' | 'opened' | 'failed'>('loading');
  // A click in the provider's form while offline leaves the form blank, which this page cannot detect.
  const [interrupted, setInterrupted] = useState(false);
  useWindowEvent('online', () => setInterrupted(true));
  const onRetry = () => {
    setInterrupted(false);
    setState('loading');
    setAttempt(attempt + 1);
  };

  useEffect(() => {
    if (!container.current) return;
    openEmbeddedForm(scriptUrl, container.current, processId).then(
      () => setState('opened'),
      () => setState('failed'),
    );
  }, [scriptUrl, processId, attempt]);

  return (
    <PageShell width="form">
      <PageHeading lead={texts.lead}>{texts.title}</PageHeading>
      {state === 'loading' && <Loading label={texts.loading} />}
      {state === 'failed' && <Notice onRetry={onRetry}>{texts.failed}</Notice>}
      {state === 'opened' && interrupted && (
        <Notice severity="info" role="alert" onRetry={onRetry}>
          {texts.interrupted}
        </Notice>
      )}
      <Box id={CONTAINER_ID} ref={container} sx={sheet} />
    </PageShell>
  );
}
