import { login } from '@laundry/strings';
import { PageHeading } from '@laundry/ui-kit';
import { NativeEntryStyles, NativeStyles } from '@laundry/ui-kit/native-styles';
import type { ReactNode } from 'react';
import { EntryFrame } from '../../shared/EntryFrame.tsx';

/** What stands around the login's form. */
export const LoginFrame = ({ children }: { children: ReactNode }) => (
  <>
    <NativeStyles />
    <NativeEntryStyles />
    <EntryFrame>
      <PageHeading lead={login.lead}>{login.heading}</PageHeading>
      {children}
    </EntryFrame>
  </>
);
