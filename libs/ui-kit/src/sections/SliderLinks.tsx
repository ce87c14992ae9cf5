import Box from '@mui/material/Box';
import { kitSections } from '@laundry/strings';
import { pillLink } from './linkStyles.ts';

export interface SliderLinksProps {
  /** The slides' names and ids. */
  links: readonly { name: string; target: string }[];
  /** The width from which all slides are visible and no links are needed. */
  hideFrom?: 'md' | undefined;
}

const link = {
  ...pillLink,
  '&[aria-current]': {
    borderColor: 'primary.main',
    backgroundColor: 'primary.main',
    color: 'primary.contrastText',
  },
  '@media (forced-colors: active)': { '&[aria-current]': { outline: '2px solid Highlight' } },
} as const;

/** A link to each slide, by its name. */
export function SliderLinks({ links, hideFrom }: SliderLinksProps) {
  return (
    <Box
      component="ul"
      aria-label={kitSections.slideLinks}
      sx={{
        display: { xs: 'flex', ...(hideFrom && { [hideFrom]: 'none' }) },
        flexWrap: 'wrap',
        gap: 1,
        m: 0,
        mt: 2,
        p: 0,
        listStyle: 'none',
      }}
    >
      {links.map(({ name, target }) => (
        <li key={target}>
          <Box component="a" href={`#${target}`} data-slide="" sx={link}>
            {name}
          </Box>
        </li>
      ))}
    </Box>
  );
}
