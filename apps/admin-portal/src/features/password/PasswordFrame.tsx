import { forgottenPassword as texts } from '@laundry/strings';
import { PageHeading } from '@laundry/ui-kit';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { EntryFrame } from '../../shared/EntryFrame.tsx';
import { paths } from '../../shared/paths.ts';

export interface PasswordFrameProps {
  heading: string;
  lead?: string | undefined;
  children: ReactNode;
}

/** Around the pages of a forgotten password: their heading, and the link back to the login. */
export const PasswordFrame = ({ heading, lead, children }: PasswordFrameProps) => (
  <EntryFrame>
    <PageHeading lead={lead}>{heading}</PageHeading>
    {children}
    <Box component="p" sx={{ m: 0, mt: 3 }}>
      <Link component={RouterLink} to={paths.login} sx={{ display: 'inline-block', py: 1.25 }}>
        {texts.toLogin}
      </Link>
    </Box>
  </EntryFrame>
);
