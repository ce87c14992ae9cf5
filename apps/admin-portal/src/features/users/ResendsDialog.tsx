import { users } from '@laundry/strings';
import { ModalDialog } from '@laundry/ui-kit';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useDispatch, useSelector } from 'react-redux';
import { nameOf } from './person.ts';
import { ResendsButtons } from './ResendsButtons.tsx';
import { resendsClosed, selectResends } from './resends.slice.ts';
import type { Recipient } from './resends.slice.ts';
import { SendingProgress } from './SendingProgress.tsx';

const { resends: texts } = users;

export interface ResendsDialogProps {
  /** It was closed after some were sent. */
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
  const told = interruption ?? result;
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
          told !== undefined && (
            <Alert severity={waiting + failed.length === 0 ? 'success' : 'warning'} role="status">
              {told}
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
