import Box from '@mui/material/Box';
import { kitSections } from '@laundry/strings';
import { tabularFigures } from '../theme/typography.ts';

export interface SliderLinksProps {
  /** The slides' ids. */
  targets: readonly string[];
}

const link = {
  display: 'grid',
  placeItems: 'center',
  minWidth: 44,
  minHeight: 44,
  border: 1,
  borderColor: 'divider',
  borderRadius: '50%',
  color: 'text.primary',
  fontWeight: 650,
  textDecoration: 'none',
  ...tabularFigures,
  '&:hover': { backgroundColor: 'background.tinted' },
  '&[aria-current]': {
    borderColor: 'primary.main',
    backgroundColor: 'primary.main',
    color: 'primary.contrastText',
  },
} as const;

/** A link to each slide. */
export function SliderLinks({ targets }: SliderLinksProps) {
  return (
    <Box
      component="ul"
      aria-label={kitSections.slideLinks}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, mt: 2, p: 0, listStyle: 'none' }}
    >
      {targets.map((target, index) => (
        <li key={target}>
          <Box
            component="a"
            href={`#${target}`}
            aria-label={kitSections.slideOf(index + 1, targets.length)}
            data-slide=""
            sx={link}
          >
            {index + 1}
          </Box>
        </li>
      ))}
    </Box>
  );
}
