import { completeSignup as texts } from '@laundry/strings';
import { PageHeading, PageShell } from '@laundry/ui-kit';
import type { ReactNode } from 'react';

/** /complete-signup: where a resident who was invited chooses a password. */
export const CompleteSignupPage = ({ form }: { form: ReactNode }) => (
  <PageShell width="form">
    <PageHeading lead={texts.lead}>{texts.title}</PageHeading>
    {form}
  </PageShell>
);
