import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { kit } from '@laundry/strings';
import { radius } from '../theme/shape.ts';
import { shadow } from '../theme/shadow.ts';
import { NavList } from './NavList.tsx';
import type { NavListProps } from './NavList.tsx';

const summary = {
  display: 'block',
  listStyle: 'none',
  cursor: 'pointer',
  fontWeight: 600,
  px: 2.25,
  py: 1.25,
  border: 1,
  borderColor: 'control.border',
  borderRadius: `${radius.round}px`,
  '&::-webkit-details-marker': { display: 'none' },
} as const;

const panel = {
  position: 'absolute',
  insetInline: 0,
  top: '100%',
  zIndex: 'appBar',
  py: 1,
  backgroundColor: 'background.paper',
  borderBottom: 1,
  borderColor: 'divider',
  boxShadow: shadow.raised,
} as const;

/** A phone's menu: a native <details> under the head, which opens without script and says whether it is open. */
export function FoldedMenu({ links, link }: Pick<NavListProps, 'links' | 'link'>) {
  return (
    <Box component="details" sx={{ display: { md: 'none' } }}>
      <Box component="summary" sx={summary}>
        {kit.menu}
      </Box>
      <Box component="nav" aria-label={kit.mainNavigation} sx={panel}>
        <Container>
          <Box sx={{ mx: -1.5 }}>
            <NavList links={links} link={link} stacked />
          </Box>
        </Container>
      </Box>
    </Box>
  );
}
