import Box from '@mui/material/Box';
import { radius } from '@laundry/ui-kit/tokens';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../layout/ButtonLink.tsx';

export interface HomeSlideProps {
  title: string;
  text: string;
  /** The words of its link. */
  link: string;
  to: string;
  /** A drawing of some 280 px; decoration. */
  picture: ReactNode;
}

const panel = {
  display: 'grid',
  alignContent: 'start',
  alignItems: 'center',
  gap: { xs: 3, md: 6 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
  boxSizing: 'border-box',
  height: '100%',
  p: { xs: 2.5, md: 6 },
  border: 1,
  borderColor: 'divider',
  borderRadius: `${radius.block}px`,
  backgroundColor: 'background.paper',
} as const;

/** One message of the home page's slider: a drawing, a few words, and where they lead. */
export function HomeSlide({ title, text, link, to, picture }: HomeSlideProps) {
  return (
    <Box component="article" sx={panel}>
      <div>
        <Box component="h3" sx={{ typography: 'h2', m: 0, maxWidth: '22ch' }}>
          {title}
        </Box>
        <Box component="p" sx={{ m: 0, mt: 1.5, mb: 3, color: 'text.secondary', maxWidth: '48ch' }}>
          {text}
        </Box>
        <ButtonLink to={to} variant="outlined">
          {link}
        </ButtonLink>
      </div>
      <Box sx={{ order: { xs: -1, sm: 0 }, width: { xs: 120, sm: 200, md: 280 }, lineHeight: 0 }}>
        {picture}
      </Box>
    </Box>
  );
}
