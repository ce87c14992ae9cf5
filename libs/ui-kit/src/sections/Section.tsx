import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { useId } from 'react';
import type { ReactNode } from 'react';

export interface SectionProps {
  /** The section's h2, which is also its accessible name. */
  title: ReactNode;
  /** One or two sentences below the heading. */
  lead?: ReactNode;
  /** The target of links within the page: '#instalacion'. */
  id?: string;
  /** Gives the section a background colour across the page. */
  tinted?: boolean;
  /** Puts the heading beside the content on a wide screen, for text in a single column. */
  beside?: boolean;
  /** A photograph below the heading; with `beside` it fills the heading's column. */
  picture?: ReactNode;
  children?: ReactNode;
}

const twoColumns = {
  display: { md: 'grid' },
  gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
  columnGap: 6,
} as const;

/** A part of a content page, over the whole width. */
export function Section({
  title,
  lead,
  id,
  tinted = false,
  beside = false,
  picture,
  children,
}: SectionProps) {
  const heading = useId();
  const below = { xs: 3, md: beside ? 0 : 4 };
  const head = (
    <>
      <Box
        component="h2"
        id={heading}
        sx={{ typography: 'h2', m: 0, mb: lead === undefined ? below : 1.5, maxWidth: '24ch' }}
      >
        {title}
      </Box>
      {lead !== undefined && (
        <Box component="p" sx={{ color: 'text.secondary', m: 0, mb: below, maxWidth: '60ch' }}>
          {lead}
        </Box>
      )}
      {picture !== undefined && (
        <Box sx={{ mt: { md: 3 }, mb: { xs: 3, md: 0 }, lineHeight: 0 }}>{picture}</Box>
      )}
    </>
  );
  return (
    <Box
      component="section"
      id={id}
      aria-labelledby={heading}
      sx={{
        py: { xs: 5, md: 8 },
        backgroundColor: tinted ? 'background.subtle' : undefined,
      }}
    >
      <Container sx={beside ? twoColumns : undefined}>
        {beside ? <div>{head}</div> : head}
        {beside ? <div>{children}</div> : children}
      </Container>
    </Box>
  );
}
