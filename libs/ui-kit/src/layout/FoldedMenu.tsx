import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { kit } from '@laundry/strings';
import { radius } from '../theme/shape.ts';
import { shadow } from '../theme/shadow.ts';
import { MenuSign } from './MenuSign.tsx';
import { NavEntries } from './NavEntries.tsx';
import type { NavEntriesProps } from './NavEntries.tsx';

const summary = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 44,
  listStyle: 'none',
  cursor: 'pointer',
  fontWeight: 600,
  px: 2,
  border: 1.5,
  borderColor: 'control.border',
  borderRadius: `${radius.round}px`,
  '&::-webkit-details-marker': { display: 'none' },
  'details[open] > &': { backgroundColor: 'background.tinted', borderColor: 'primary.main' },
} as const;

const panel = {
  position: 'absolute',
  insetInline: 0,
  top: '100%',
  zIndex: 'appBar',
  maxHeight: 'calc(100dvh - 72px)',
  overflowY: 'auto',
  py: 1.5,
  backgroundColor: 'background.paper',
  borderBottom: 1,
  borderColor: 'divider',
  boxShadow: shadow.overlay,
} as const;

/** A phone's menu: a native <details> under the head, which opens without script and says whether it is open. */
export function FoldedMenu({ entries, link }: Pick<NavEntriesProps, 'entries' | 'link'>) {
  return (
    <details>
      <Box component="summary" sx={summary}>
        <MenuSign />
        {kit.menu}
      </Box>
      <Box component="nav" aria-label={kit.mainNavigation} sx={panel}>
        <Container>
          <Box sx={{ mx: -1.5 }}>
            <NavEntries entries={entries} link={link} stacked />
          </Box>
        </Container>
      </Box>
    </details>
  );
}
