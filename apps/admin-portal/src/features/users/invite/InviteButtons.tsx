import { Button } from '@laundry/ui-kit';
import { invites } from '@laundry/strings';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import type { countByStatus } from '../sending/sendEach.ts';
import type { useSending } from '../sending/useSending.ts';

export interface InviteButtonsProps {
  counts: ReturnType<typeof countByStatus>;
  /** The rows are being sent. */
  busy: boolean;
  onStart: () => void;
  onStop: ReturnType<typeof useSending>['stop'];
  /** Back to what was pasted. */
  onBack: () => void;
  onDownload: () => void;
  onClose: () => void;
}

/** What can be done with the rows now; what matters comes first, and has the focus when it changes. */
export function InviteButtons({
  counts,
  busy,
  onStart,
  onStop,
  onBack,
  onDownload,
  onClose,
}: InviteButtonsProps) {
  const first = useRef<HTMLButtonElement>(null);
  const { waiting, sent, failed } = counts;
  const begun = sent + failed > 0;

  useEffect(() => {
    first.current?.focus();
  }, [busy]);

  if (busy)
    return (
      <div>
        <Button ref={first} variant="outlined" onClick={onStop}>
          {invites.stop}
        </Button>
      </div>
    );
  const send = waiting > 0 && (
    <Button ref={first} onClick={onStart}>
      {begun ? invites.resume(waiting) : invites.send(waiting)}
    </Button>
  );
  const retry = waiting === 0 && failed > 0 && (
    <Button variant="outlined" onClick={onStart}>
      {invites.retry(failed)}
    </Button>
  );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
      {send}
      {begun && (
        <Button
          {...(waiting === 0 && { ref: first })}
          variant={waiting === 0 ? 'contained' : 'outlined'}
          startIcon={<DownloadIcon />}
          onClick={onDownload}
        >
          {invites.download}
        </Button>
      )}
      {retry}
      {!begun && (
        <Button {...(waiting === 0 && { ref: first })} variant="outlined" onClick={onBack}>
          {invites.back}
        </Button>
      )}
      <Button variant="text" onClick={onClose}>
        {begun ? invites.finish : invites.cancel}
      </Button>
    </Box>
  );
}
