import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { ReactNode } from 'react';
import { showOfflineNotices } from '../enhancements/enhancements.ts';
import { useEnhancement } from '../enhancements/useEnhancement.ts';

/** What the keyboard comes to stands above the notice, never under it. */
const aboveIt = (
  <GlobalStyles styles={{ 'html:has([data-offline]:not([hidden]))': { scrollPaddingBottom: '6rem' } }} />
);

/**
 * Says that there is no network for as long as there is none; its place is read out when it changes. At the
 * end of the content it stays in sight, at the window's lower edge, and moves nothing under a finger when it
 * comes.
 */
export function OfflineNotice({ children }: { children: ReactNode }) {
  const place = useEnhancement<HTMLDivElement>(showOfflineNotices);
  return (
    <Box ref={place} role="status" sx={{ position: 'sticky', bottom: 0, zIndex: 'appBar' }}>
      {aboveIt}
      <Box
        data-offline=""
        hidden
        sx={{ backgroundColor: 'warning.light', color: 'warning.dark', fontWeight: 600 }}
      >
        <Container sx={{ py: 1.25 }}>{children}</Container>
      </Box>
    </Box>
  );
}
