import { login } from '@laundry/strings';
import { answeredContacts, Building, contactPoints, EntryShell } from '@laundry/ui-kit';
import type { ReactNode } from 'react';
import { config } from './config.ts';

/** The frame of the pages before the login: brand, picture and contact points. */
export const EntryFrame = ({ children }: { children: ReactNode }) => (
  <EntryShell
    brandName={config.brand.productName}
    claim={login.claim}
    contacts={answeredContacts(contactPoints(config.brand))}
    picture={<Building size={320} />}
  >
    {children}
  </EntryShell>
);
