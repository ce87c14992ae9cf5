import { login } from '@laundry/strings';
import { answered, contactPoints, EntryShell } from '@laundry/ui-kit';
import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import { config } from './config.ts';

const LoginPicture = lazy(async () => ({
  default: (await import('../features/login/LoginPicture.tsx')).LoginPicture,
}));

/** Around the pages that nobody is logged in on: brand, picture and contact points. */
export function EntryFrame({ children }: { children: ReactNode }) {
  return (
    <EntryShell
      brandName={config.brand.productName}
      claim={login.claim}
      contacts={answered(contactPoints(config.brand))}
      picture={
        <Suspense>
          <LoginPicture />
        </Suspense>
      }
    >
      {children}
    </EntryShell>
  );
}
