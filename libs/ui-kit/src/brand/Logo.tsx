import Box from '@mui/material/Box';
import { useBrand } from './brandContext.ts';
import { LogoMark } from './LogoMark.tsx';

export interface LogoProps {
  /** The brand's name, as configured. */
  name: string;
  /** Height of the mark in px. */
  size?: number;
  /** The mark alone, with the name as its accessible name. */
  markOnly?: boolean;
}

/** The brand: its mark and its name. */
export function Logo({ name, size = 36, markOnly = false }: LogoProps) {
  const { weight, tracking } = useBrand().logo.wordmark;
  if (markOnly) return <LogoMark size={size} label={name} />;
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: '0.4em',
        lineHeight: 1,
        color: 'text.primary',
      }}
    >
      <LogoMark size={size} />
      <Box
        component="span"
        sx={{ fontSize: size * 0.62, fontWeight: weight, letterSpacing: `${tracking}em` }}
      >
        {name}
      </Box>
    </Box>
  );
}
