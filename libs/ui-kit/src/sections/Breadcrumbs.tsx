import Box from '@mui/material/Box';
import { kitSections } from '@laundry/strings';
import { plainList } from '../theme/tokens.ts';
import type { NavLink } from '../layout/links.ts';

export interface BreadcrumbsProps {
  /** The parent pages, from the top. */
  above: readonly Pick<NavLink, 'label' | 'to'>[];
  /** This page's name. */
  current: string;
}

/** The path of this page in the site. */
export function Breadcrumbs({ above, current }: BreadcrumbsProps) {
  return (
    <Box component="nav" aria-label={kitSections.breadcrumbs}>
      <Box
        component="ol"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          ...plainList,
          typography: 'body2',
          '& li:not(:last-child)::after': { content: '"/" / ""', mx: 1, color: 'text.secondary' },
          '& a': { color: 'primary.main', fontWeight: 550, display: 'inline-block', py: 0.75 },
          '& span': { display: 'inline-block', py: 0.75 },
        }}
      >
        {above.map(({ label, to }) => (
          <li key={to}>
            <a href={to}>{label}</a>
          </li>
        ))}
        <li>
          <span aria-current="page">{current}</span>
        </li>
      </Box>
    </Box>
  );
}
