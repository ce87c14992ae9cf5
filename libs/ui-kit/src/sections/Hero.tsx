import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import type { ReactNode } from 'react';
import { PageHeading } from '../layout/PageHeading.tsx';
import { WaterLine } from '../layout/WaterLine.tsx';

export interface HeroProps {
  /** What the page is about: its h1. */
  title: ReactNode;
  /** One or two sentences under it. */
  lead?: ReactNode;
  /** The next steps: one filled button, at most one more. */
  actions?: ReactNode;
  /** An illustration or a photograph, beside the words; on a phone below what there is to do. */
  picture?: ReactNode;
  /** The picture is a photograph: it takes all the width of its place. */
  pictureFills?: boolean;
  /** What the page offers, across its width under words and picture; on a phone before the picture. */
  below?: ReactNode;
  /** Where the page stands in the site: `Breadcrumbs`. */
  above?: ReactNode;
}

const display = {
  '& h1': { fontSize: 'clamp(2.25rem, 1.4rem + 3.6vw, 4rem)', maxWidth: '18ch' },
  '& > div': { mb: 0 },
} as const;

const withPicture = {
  display: 'grid',
  gap: { xs: 4, md: 8 },
  alignItems: 'center',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'minmax(0, 1fr) auto',
    md: 'minmax(0, 7fr) minmax(0, 5fr)',
  },
} as const;

/** A photograph has no size of its own. */
const filled = {
  ...withPicture,
  gridTemplateColumns: { ...withPicture.gridTemplateColumns, sm: 'repeat(2, minmax(0, 1fr))' },
} as const;

/** The head of a content page: what it is about and what to do next. */
export function Hero({ title, lead, actions, picture, pictureFills = false, below, above }: HeroProps) {
  return (
    <Box sx={{ backgroundColor: 'background.tinted' }}>
      <Container sx={{ pt: { xs: 3, md: above === undefined ? 8 : 4 }, pb: { xs: 4, md: 6 } }}>
        {above !== undefined && <Box sx={{ mb: { xs: 3, md: 4 } }}>{above}</Box>}
        <Box sx={picture === undefined ? undefined : pictureFills ? filled : withPicture}>
          <Box sx={display}>
            <PageHeading {...(lead !== undefined && { lead })}>{title}</PageHeading>
            {actions !== undefined && (
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 4 }}>{actions}</Box>
            )}
          </Box>
          {picture !== undefined && (
            <Box
              sx={{
                justifySelf: { xs: 'center', sm: 'end' },
                ...(below !== undefined && { order: { xs: 1, sm: 0 } }),
                maxWidth: { xs: 220, sm: 240, md: 'none' },
                lineHeight: 0,
                ...(pictureFills && { justifySelf: 'stretch', maxWidth: 'none' }),
              }}
            >
              {picture}
            </Box>
          )}
          {below !== undefined && <Box sx={{ gridColumn: '1 / -1' }}>{below}</Box>}
        </Box>
      </Container>
      <Box sx={{ color: 'background.default' }}>
        <WaterLine />
      </Box>
    </Box>
  );
}
