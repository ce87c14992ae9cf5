import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import type { ReactNode } from 'react';
import { PageHeading } from '../layout/PageHeading.tsx';
import { WaterLine } from '../layout/WaterLine.tsx';

export interface HeroProps {
  /** The page's h1. */
  title: ReactNode;
  /** One or two sentences below it. */
  lead?: ReactNode;
  /** One filled button, and at most one more. */
  actions?: ReactNode;
  /** An illustration or a photograph, beside the text; on a phone below the actions. */
  picture?: ReactNode;
  /** Whether the picture is a photograph, which fills its area. */
  pictureFills?: boolean;
  /** Whether phones omit the picture, so that the main content is within the first two screens. */
  pictureOffPhones?: boolean;
  /** Content across the whole width, below text and picture; before the picture on a phone. */
  below?: ReactNode;
  /** The page's `Breadcrumbs`. */
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

/**
 * Viewports so low that the large head would push the content of `below` out of view. With a smaller head, it
 * begins early enough to be used without scrolling.
 */
const LOW = '@media (min-width: 900px) and (max-height: 940px)';
const low = {
  head: { [LOW]: { pt: 3 } },
  row: { [LOW]: { rowGap: 3, gridTemplateRows: 'minmax(240px, auto)' } },
  text: { [LOW]: { '& h1': { fontSize: '3rem' } } },
  picture: { [LOW]: { maxWidth: 240 } },
} as const;

const { gridTemplateColumns: columns } = withPicture;

/** The place of a picture that comes last in the document, so that nothing moves when it is there. */
const reserved = {
  gridTemplateColumns: { ...columns, sm: 'minmax(0, 1fr) 240px' },
  gridTemplateRows: { sm: 'minmax(240px, auto)', md: 'minmax(340px, auto)' },
} as const;

/** Equal columns on tablets, because photographs have no intrinsic size here. */
const filled = { gridTemplateColumns: { ...columns, sm: 'repeat(2, minmax(0, 1fr))' } } as const;

/** The head of a content page: its subject and the next steps. */
export function Hero({
  title,
  lead,
  actions,
  picture,
  pictureFills = false,
  pictureOffPhones = false,
  below,
  above,
}: HeroProps) {
  const hasBelow = below !== undefined;
  const row = {
    ...withPicture,
    ...(hasBelow && { ...reserved, ...low.row }),
    ...(pictureFills && filled),
  };
  return (
    <Box sx={{ backgroundColor: 'background.tinted' }}>
      <Container
        sx={{
          pt: { xs: hasBelow ? 2 : 3, md: above === undefined ? 8 : 4 },
          pb: { xs: 4, md: 6 },
          ...(hasBelow && low.head),
        }}
      >
        {above !== undefined && <Box sx={{ mb: { xs: 3, md: 4 } }}>{above}</Box>}
        <Box sx={picture === undefined ? undefined : row}>
          <Box sx={{ ...display, ...(hasBelow && low.text) }}>
            <PageHeading {...(lead !== undefined && { lead })}>{title}</PageHeading>
            {actions !== undefined && (
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 4 }}>{actions}</Box>
            )}
          </Box>
          {hasBelow && <Box sx={{ gridColumn: '1 / -1', gridRow: { sm: 2 } }}>{below}</Box>}
          {picture !== undefined && (
            <Box
              sx={{
                justifySelf: { xs: 'center', sm: 'end' },
                ...(pictureOffPhones && { display: { xs: 'none', sm: 'block' } }),
                ...(hasBelow && { gridRow: { sm: 1 }, gridColumn: { sm: 2 } }),
                maxWidth: { xs: 220, sm: 240, md: 'none' },
                lineHeight: 0,
                ...(pictureFills && { justifySelf: 'stretch', maxWidth: 'none' }),
                ...(hasBelow && low.picture),
              }}
            >
              {picture}
            </Box>
          )}
        </Box>
      </Container>
      <Box sx={{ color: 'background.default' }}>
        <WaterLine />
      </Box>
    </Box>
  );
}
