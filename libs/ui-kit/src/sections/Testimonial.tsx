import Box from '@mui/material/Box';
import { radius } from '../theme/tokens.ts';

export interface TestimonialProps {
  /** The quoted words, without quotation marks. */
  quote: string;
  /** The speaker: 'Vecina', 'Administrador de edificio'. */
  role: string;
  /** Their neighbourhood: 'Pocitos, Montevideo'. */
  place: string;
}

/** A customer's statement. */
export function Testimonial({ quote, role, place }: TestimonialProps) {
  return (
    <Box
      component="figure"
      sx={{
        display: 'flex',
        flexDirection: 'column',
        gap: 2,
        m: 0,
        p: { xs: 2.5, md: 3 },
        height: '100%',
        borderRadius: `${radius.block}px`,
        backgroundColor: 'background.tinted',
      }}
    >
      <Box
        component="svg"
        viewBox="0 0 40 28"
        aria-hidden
        sx={{ width: 40, fill: 'var(--mui-palette-accent-main)' }}
      >
        <path d="M0 28V16C0 7 6 1 15 0v7c-4 1-6 3-6 7h7v14Zm23 0V16c0-9 6-15 15-16v7c-4 1-6 3-6 7h7v14Z" />
      </Box>
      <Box component="blockquote" sx={{ m: 0, typography: 'subtitle1' }}>
        {quote}
      </Box>
      <Box component="figcaption" sx={{ mt: 'auto', typography: 'body2' }}>
        <strong>{role}</strong>
        <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
          {place}
        </Box>
      </Box>
    </Box>
  );
}
