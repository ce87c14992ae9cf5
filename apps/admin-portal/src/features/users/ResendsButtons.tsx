import { users } from '@laundry/strings';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { failedResendsRetried, resendsStarted, resendsStopped } from './resends.slice.ts';
import type { ResendsStatus } from './resends.slice.ts';

export interface ResendsButtonsProps {
  status: ResendsStatus;
  /** How many are at each point. */
  counts: { waiting: number; sent: number; failed: number };
  onClose: () => void;
}

const { resends: texts } = users;

/** Where every question of the portal has its answers. */
const atTheEnd = { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1.5 } as const;

/** What can be done now; the focus begins at the answer that does nothing, and goes on with what follows. */
export function ResendsButtons({ status, counts: { waiting, sent, failed }, onClose }: ResendsButtonsProps) {
  const dispatch = useDispatch();
  const focused = useRef<HTMLButtonElement>(null);
  const begun = sent + failed > 0;
  useEffect(() => {
    if (status !== 'closed') focused.current?.focus();
  }, [status]);
  if (status === 'sending')
    return (
      <Box sx={atTheEnd}>
        <Button ref={focused} variant="outlined" onClick={() => dispatch(resendsStopped())}>
          {texts.stop}
        </Button>
      </Box>
    );
  return (
    <Box sx={atTheEnd}>
      <Button ref={focused} variant={waiting + failed === 0 ? 'contained' : 'outlined'} onClick={onClose}>
        {begun ? texts.finish : texts.no}
      </Button>
      {waiting > 0 && (
        <Button variant="contained" onClick={() => dispatch(resendsStarted())}>
          {begun ? texts.resume(waiting) : texts.yes}
        </Button>
      )}
      {waiting === 0 && failed > 0 && (
        <Button variant="contained" onClick={() => dispatch(failedResendsRetried())}>
          {texts.retry(failed)}
        </Button>
      )}
    </Box>
  );
}
