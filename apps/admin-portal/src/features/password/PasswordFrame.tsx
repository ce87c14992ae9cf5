import { forgottenPassword as texts } from '@laundry/strings';
import { PageHeading } from '@laundry/ui-kit';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { EntryFrame } from '../../shared/EntryFrame.tsx';
import { paths } from '../../shared/paths.ts';
import { PortalTheme } from '../../shared/PortalTheme.tsx';

export interface PasswordFrameProps {
  heading: string;
  lead?: string | undefined;
  children: ReactNode;
}

/** The frame of the pages for a forgotten password: heading, and a link back to the login. */
export const PasswordFrame = ({ heading, lead, children }: PasswordFrameProps) => (
  <PortalTheme>
    <EntryFrame>
      <PageHeading lead={lead}>{heading}</PageHeading>
      {children}
      <p style={{ margin: '24px 0 0' }}>
        <Link to={paths.login} className="kit-entry-link">
          {texts.toLogin}
        </Link>
      </p>
    </EntryFrame>
  </PortalTheme>
);
