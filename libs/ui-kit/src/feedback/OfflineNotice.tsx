import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import type { ReactNode } from 'react';
import { showOfflineNotices } from '../enhancements/enhancements.ts';
import { useEnhancement } from '../enhancements/useEnhancement.ts';

export interface OfflineNoticeProps {
  children: ReactNode;
  /** A further sentence, where something was typed. */
  kept: string;
}

/**
 * A notice while there is no network, announced when it changes. It is sticky at the lower edge of the window
 * at the end of the content, and moves nothing when it appears; sticky bars stand above it (`bottomNotice`).
 */
export function OfflineNotice({ children, kept }: OfflineNoticeProps) {
  const ref = useEnhancement<HTMLDivElement>(showOfflineNotices);
  return (
    <Box ref={ref} role="status" sx={{ position: 'sticky', bottom: 0, zIndex: 'appBar' }}>
      <Box
        data-offline=""
        hidden
        sx={{ backgroundColor: 'warning.light', color: 'warning.dark', fontWeight: 600 }}
      >
        <Container sx={{ py: 1.25 }}>
          {children}
          <span data-kept="" hidden>
            {' '}
            {kept}
          </span>
        </Container>
      </Box>
    </Box>
  );
}
