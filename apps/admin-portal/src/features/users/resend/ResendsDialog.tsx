import type { BuildingUser } from '@laundry/api-contract';
import { invites, users } from '@laundry/strings';
import { Button, ModalDialog, ProgressBar } from '@laundry/ui-kit';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useEffect, useRef } from 'react';
import { displayName } from '../person.ts';
import { countByStatus } from '../sending/sendEach.ts';
import type { Sent } from '../sending/sendEach.ts';
import type { SendingState } from '../sending/useSending.ts';

const { resends: texts } = users;

export interface Recipient extends Sent {
  readonly user: BuildingUser;
}

export interface ResendsDialogProps {
  open: boolean;
  /** They stay when it closes, so that the dialog keeps its text while it fades out. */
  resends: SendingState<Recipient>;
  /** @param sent to how many */
  onClose: (sent: number) => void;
}

/** Sends the confirmation to many: asks first, shows how far it has come, and tells by name what failed. */
export function ResendsDialog({ open, resends, onClose }: ResendsDialogProps) {
  const { items: recipients, sending, interruption } = resends;
  const { waiting, sent, failed } = countByStatus(recipients);
  const done = sent + failed;
  const result = done > 0 ? texts.done(sent, failed) : undefined;
  const notice = interruption ?? result;
  const close = () => onClose(sent);
  return (
    <ModalDialog
      open={open}
      title={texts.title(recipients.length)}
      lead={texts.follows}
      busy={sending}
      onClose={close}
    >
      <Stack sx={{ gap: 2.5 }}>
        {sending ? (
          <ProgressBar
            label={texts.sending}
            progress={invites.progress(done, recipients.length)}
            percent={(done / recipients.length) * 100}
          />
        ) : (
          notice !== undefined && (
            <Alert severity={waiting + failed === 0 ? 'success' : 'warning'} role="status">
              {notice}
            </Alert>
          )
        )}
        <Failures recipients={recipients.filter(({ outcome }) => outcome.status === 'failed')} />
        <ResendsButtons resends={resends} onClose={close} />
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
          <b>{`${displayName(user)}:`}</b> {'text' in outcome ? outcome.text : ''}
        </li>
      ))}
    </Box>
  );
}

/** Buttons at the end of the line, as in all dialogs of the portal. */
const atTheEnd = { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1.5 } as const;

/** The buttons of each state. The focus starts on the one that changes nothing, and follows the state. */
function ResendsButtons({ resends, onClose }: { resends: SendingState<Recipient>; onClose: () => void }) {
  const { items, sending, start, stop } = resends;
  const { waiting, sent, failed } = countByStatus(items);
  const focused = useRef<HTMLButtonElement>(null);
  const begun = sent + failed > 0;
  useEffect(() => {
    focused.current?.focus();
  }, [sending]);
  if (sending)
    return (
      <Box sx={atTheEnd}>
        <Button ref={focused} variant="outlined" onClick={stop}>
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
        <Button variant="contained" onClick={start}>
          {waiting === 0 ? texts.retry(failed) : begun ? texts.resume(waiting) : texts.yes}
        </Button>
      )}
    </Box>
  );
}
