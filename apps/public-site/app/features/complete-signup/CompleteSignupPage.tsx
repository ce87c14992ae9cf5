import { completeSignup as texts } from '@laundry/strings';
import { PageHeading, PageShell } from '@laundry/ui-kit';
import { PasswordStyles } from '@laundry/ui-kit/control-styles';
import { IslandSlot } from '../../islands/IslandSlot.tsx';

/** /complete-signup: where a resident who was invited chooses a password. */
export const CompleteSignupPage = () => (
  <>
    <PasswordStyles />
    <PageShell width="form">
      <PageHeading lead={texts.lead}>{texts.title}</PageHeading>
      <IslandSlot />
    </PageShell>
  </>
);
