import Box from '@mui/material/Box';
import { openEmbeddedForm } from '@laundry/payment-channels/embedded';
import { checkout } from '@laundry/strings';
import { Notice, Loading, PageHeading, PageShell } from '@laundry/ui-kit';
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
  const [outcome, setOutcome] = useState<{ attempt: number; opened: boolean }>();
  const current = outcome?.attempt === attempt ? outcome : undefined;
  // A click in the provider's form while offline leaves the form blank, which this page cannot detect.
  const [interrupted, setInterrupted] = useState(false);
  useEffect(() => {
    const onOnline = () => setInterrupted(true);
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, []);
  const onRetry = () => {
    setInterrupted(false);
    setAttempt(attempt + 1);
  };

  useEffect(() => {
    if (!container.current) return;
    openEmbeddedForm(scriptUrl, container.current, processId).then(
      () => setOutcome({ attempt, opened: true }),
      () => setOutcome({ attempt, opened: false }),
    );
  }, [scriptUrl, processId, attempt]);

  return (
    <PageShell width="form">
      <PageHeading lead={texts.lead}>{texts.title}</PageHeading>
      {current === undefined && <Loading label={texts.loading} />}
      {current?.opened === false && <Notice onRetry={onRetry}>{texts.failed}</Notice>}
      {current?.opened === true && interrupted && (
        <Notice severity="info" role="alert" onRetry={onRetry}>
          {texts.interrupted}
        </Notice>
      )}
      <Box id={CONTAINER_ID} ref={container} sx={sheet} />
    </PageShell>
  );
}
