import { styled } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import { radius } from '../theme/tokens.ts';
import Box from '@mui/material/Box';
import { useId } from 'react';
import type { ReactNode } from 'react';
import Container from '@mui/material/Container';

/**
 * Styles of a block in the brand's action colour and its content: the one thing on a page that must not be
 * missed.
 *
 * @param darkGround its background in the dark scheme, distinct from the surrounding band
 */
const emphasis = (theme: Theme, darkGround: 'tinted' | 'paper') => {
  const { primary, accent, background, text } = theme.vars.palette;
  return {
    borderRadius: `${radius.block}px`,
    // Forced colours remove the background; then this border is visible.
    border: '1px solid transparent',
    backgroundColor: primary.main,
    color: primary.contrastText,
    '& a:focus-visible, & button:focus-visible': { outlineColor: primary.contrastText },
    '& .kit-button-contained': { backgroundColor: accent.main, color: accent.contrastText },
    // A long label has to fit on one line of a small phone.
    [theme.breakpoints.down('sm')]: { '& .kit-button': { paddingInline: 18 } },
    '& .kit-button-outlined': { borderColor: 'currentColor', color: 'inherit' },
    // The action colour of the dark scheme is too bright for a whole block.
    ...theme.applyStyles('dark', {
      backgroundColor: background[darkGround],
      ...(darkGround === 'paper' && { borderColor: primary.main }),
      color: text.primary,
      '& a:focus-visible, & button:focus-visible': { outlineColor: primary.main },
    }),
  };
};

export interface EmphasisCardProps {
  /** An h2. */
  title: ReactNode;
  children: ReactNode;
  /** One filled button, and at most one outlined button. */
  actions: ReactNode;
}

const Card = styled('section')(({ theme }) => ({
  ...emphasis(theme, 'paper'),
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  padding: 24,
}));

/** A card in the brand's action colour, for an offer beside another one. */
export function EmphasisCard({ title, children, actions }: EmphasisCardProps) {
  const heading = useId();
  return (
    <Card aria-labelledby={heading}>
      <Box component="h2" id={heading} sx={{ typography: 'h3', m: 0 }}>
        {title}
      </Box>
      <div>{children}</div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 'auto' }}>{actions}</Box>
    </Card>
  );
}

export interface CallToActionProps extends Pick<EmphasisCardProps, 'title' | 'actions'> {
  /** One sentence. */
  children?: ReactNode;
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
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, minWidth: 0 }}>{actions}</Box>
      </Band>
    </Container>
  );
}
