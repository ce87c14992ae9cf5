import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { emphasis } from './emphasis.ts';

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
