import { users } from '@laundry/strings';
import { ModalDialog } from '@laundry/ui-kit';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useDispatch, useSelector } from 'react-redux';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { nameOf } from '../person.ts';
import { resendsClosed, selectResends, resendsStarted, resendsStopped } from './resends.slice.ts';
import type { Recipient, ResendsStatus } from './resends.slice.ts';
import { SendingProgress } from '../SendingProgress.tsx';

const { resends: texts } = users;

export interface ResendsDialogProps {
  /** The dialog was closed after some were sent. */
  onSent: () => void;
}

/** Sends the confirmation to many: asks first, shows how far it has come, and tells by name what failed. */
export function ResendsDialog({ onSent }: ResendsDialogProps) {
  const dispatch = useDispatch();
  const { status, recipients, interruption } = useSelector(selectResends);
  const waiting = recipients.filter(({ outcome }) => outcome.status === 'waiting').length;
  const failed = recipients.filter(({ outcome }) => outcome.status === 'failed');
  const sent = recipients.length - waiting - failed.length;
  const result = sent + failed.length > 0 ? texts.done(sent, failed.length) : undefined;
  const notice = interruption ?? result;
  const close = () => {
    dispatch(resendsClosed());
    if (sent > 0) onSent();
  };
  return (
    <ModalDialog
      open={status !== 'closed'}
      title={texts.title(recipients.length)}
      lead={texts.follows}
      busy={status === 'sending'}
      onClose={close}
    >
      <Stack sx={{ gap: 2.5 }}>
        {status === 'sending' ? (
          <SendingProgress label={texts.sending} done={sent + failed.length} total={recipients.length} />
        ) : (
          notice !== undefined && (
            <Alert severity={waiting + failed.length === 0 ? 'success' : 'warning'} role="status">
              {notice}
            </Alert>
          )
        )}
        <Failures recipients={failed} />
        <ResendsButtons status={status} counts={{ waiting, sent, failed: failed.length }} onClose={close} />
      </Stack>
    </ModalDialog>
  );
}

function Failures({ recipients }: { recipients: readonly Recipient[] }) {
  if (recipients.length === 0) return null;
  return (
    <Box component="ul" role="list" aria-label={texts.failures} sx={{ m: 0, pl: 2.5 }}>
      {recipients.map(({ user, outcome }) => (
        <li key={user.id}>
          <b>{`${nameOf(user)}:`}</b> {'text' in outcome ? outcome.text : ''}
        </li>
      ))}
    </Box>
  );
}

export interface ResendsButtonsProps {
  status: ResendsStatus;
  /** How many are at each point. */
  counts: { waiting: number; sent: number; failed: number };
  onClose: () => void;
}

/** Buttons at the end of the line, as in all dialogs of the portal. */
const atTheEnd = { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1.5 } as const;

/** The buttons of each status. The focus starts on the one that changes nothing, and follows the status. */
function ResendsButtons({ status, counts: { waiting, sent, failed }, onClose }: ResendsButtonsProps) {
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
      {waiting + failed > 0 && (
        <Button variant="contained" onClick={() => dispatch(resendsStarted())}>
          {waiting === 0 ? texts.retry(failed) : begun ? texts.resume(waiting) : texts.yes}
        </Button>
      )}
    </Box>
  );
}
