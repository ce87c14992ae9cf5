import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import type { ReactNode } from 'react';
import { tellOffline } from '../comfort/tellOffline.ts';
import { useComfort } from '../comfort/useComfort.ts';

/** Says that there is no network for as long as there is none; its place is read out when it changes. */
export function OfflineNotice({ children }: { children: ReactNode }) {
  const place = useComfort<HTMLDivElement>(tellOffline);
  return (
    <div ref={place} role="status">
      <Box
        data-offline=""
        hidden
        sx={{ backgroundColor: 'warning.light', color: 'warning.dark', fontWeight: 600 }}
      >
        <Container sx={{ py: 1.25 }}>{children}</Container>
      </Box>
    </div>
  );
}
