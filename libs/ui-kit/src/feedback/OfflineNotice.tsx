import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import type { ReactNode } from 'react';
import { showOfflineNotices } from '../enhancements/enhancements.ts';
import { useEnhancement } from '../enhancements/useEnhancement.ts';

export interface OfflineNoticeProps {
  children: ReactNode;
  /** An additional sentence, shown if something was typed. */
  kept: string;
}

/**
 * A notice shown while there is no network, announced when it changes. It is sticky at the bottom edge of the
 * viewport and moves nothing when it appears; sticky bars stay above it (`bottomNotice`).
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
