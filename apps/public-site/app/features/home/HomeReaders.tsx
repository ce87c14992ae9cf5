import Box from '@mui/material/Box';
import { home as texts } from '@laundry/strings';
import { CommissionBox } from './CommissionBox.tsx';
import { CreditBox } from './CreditBox.tsx';

const columns = {
  display: 'grid',
  gap: { xs: 2, md: 3 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
} as const;

const side = {
  display: 'flex',
  flexDirection: 'column',
  gap: 1.5,
  '& > :last-child': { flex: 1 },
} as const;

const reader = { m: 0, typography: 'h5', color: 'text.secondary' } as const;

/** Entries for the two audiences: people who wash in a building, and people who want a laundry in theirs. */
export const HomeReaders = () => (
  <Box sx={columns}>
    <Box sx={side}>
      <Box component="p" sx={reader}>
        {texts.readers.resident}
      </Box>
      <CreditBox />
    </Box>
    <Box sx={side}>
      <Box component="p" sx={reader}>
        {texts.readers.commission}
      </Box>
      <CommissionBox />
    </Box>
  </Box>
);
