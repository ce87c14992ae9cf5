import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { emphasis } from './emphasis.ts';

export interface CallToActionProps {
  title: ReactNode;
  /** One sentence. */
  children?: ReactNode;
  /** One filled button, and at most one outlined button. */
  actions: ReactNode;
  /** A decorative illustration of about 160 px. */
  picture?: ReactNode;
}

const Band = styled('div')(({ theme }) => ({
  ...emphasis(theme, 'tinted'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 'clamp(24px, 3vw, 40px)',
  padding: 'clamp(28px, 4vw, 56px) clamp(20px, 4vw, 56px)',
}));

/** The suggested next step, at the end of a page. */
export function CallToAction({ title, children, actions, picture }: CallToActionProps) {
  return (
    <Container component="aside" sx={{ py: { xs: 4, md: 6 } }}>
      <Band>
        {picture !== undefined && <Box sx={{ lineHeight: 0 }}>{picture}</Box>}
        <Box sx={{ flex: '1 1 300px', minWidth: 0 }}>
          <Box component="h2" sx={{ typography: 'h2', m: 0 }}>
            {title}
          </Box>
          {children !== undefined && <Box sx={{ mt: 1, maxWidth: '52ch' }}>{children}</Box>}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>{actions}</Box>
      </Band>
    </Container>
  );
}
