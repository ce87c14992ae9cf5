import type { BuildingUser } from '@laundry/api-contract';
import { invites, kit, users } from '@laundry/strings';
import { Button, ModalDialog, ProgressBar, useOnChange } from '@laundry/ui-kit';
import MailIcon from '@mui/icons-material/ForwardToInboxRounded';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { displayName, isUnconfirmed } from './person.ts';
import { useSending } from './sending/useSending.ts';
import type { SendingState, Sent } from './sending/useSending.ts';
import { useResendConfirmationMutation } from './users.api.ts';

const { resends: texts } = users;

interface Recipient extends Sent {
  readonly user: BuildingUser;
}

export interface ResendsProps {
  rows: readonly BuildingUser[];
  selection: ReadonlySet<string | number>;
  /** Gets the focus where the button that opens the dialog is gone. */
  region: RefObject<HTMLElement | null>;
  /** Called on closing if at least one confirmation was sent. */
  onSent: () => void;
}

/**
 * Sends the confirmation again to the selected residents or, without a selection, to all who have not
 * confirmed: asks first, shows the progress, and lists the failures by name.
 */
export function Resends({ rows, selection, region, onSent }: ResendsProps) {
  const [resend] = useResendConfirmationMutation();
  const [open, setOpen] = useState(false);
  const resends = useSending<Recipient>({ send: ({ user }) => resend({ user, isOneOfMany: true }) });
  const unconfirmed = rows.filter(isUnconfirmed);
  const chosen = unconfirmed.filter(({ id }) => selection.has(id));
  // The items stay when the dialog closes, so that it keeps its text while it fades out.
  const { items: recipients, counts, sending, pauseLeft, interruption } = resends;
  const { waiting, sent, failed } = counts;
  const done = sent + failed;
  const notice = interruption ?? (done > 0 ? texts.done(sent, failed) : undefined);
  const ask = () => {
    const asked = chosen.length > 0 ? chosen : unconfirmed;
    resends.load(asked.map((user) => ({ user, outcome: { status: 'waiting' } })));
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    if (sent > 0) onSent();
  };
  useOnChange(open, () => {
    if (!open && unconfirmed.length === 0) region.current?.focus();
  });
  return (
    <>
      {unconfirmed.length > 0 && (
        <Button variant="outlined" size="small" startIcon={<MailIcon />} aria-haspopup="dialog" onClick={ask}>
          <span>{chosen.length > 0 ? texts.chosen(chosen.length) : texts.waiting(unconfirmed.length)}</span>
        </Button>
      )}
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
              label={pauseLeft > 0 ? invites.pausing(pauseLeft) : texts.sending}
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
          {failed > 0 && (
            <Box component="ul" role="list" aria-label={texts.failures} sx={{ m: 0, pl: 2.5 }}>
              {recipients.map(
                ({ user, outcome }) =>
                  outcome.status === 'failed' && (
                    <li key={user.id}>
                      <b>{`${displayName(user)}:`}</b> {outcome.text}
                    </li>
                  ),
              )}
            </Box>
          )}
          <ResendsButtons resends={resends} onClose={close} />
        </Stack>
      </ModalDialog>
    </>
  );
}

/** Buttons at the end of the line, as in all dialogs of the portal. */
const atTheEnd = { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1.5 } as const;

/**
 * The buttons of the current state. The focus is on the safe one: close or, while sending, stop. Texts that
 * change are elements: a browser that translates the page replaces text nodes.
 */
function ResendsButtons({ resends, onClose }: { resends: SendingState<Recipient>; onClose: () => void }) {
  const { counts, sending, start, stop } = resends;
  const { waiting, sent, failed } = counts;
  const focused = useRef<HTMLButtonElement>(null);
  const begun = sent + failed > 0;
  useEffect(() => {
    focused.current?.focus();
  }, [sending]);
  const [text, onClick] = sending ? [invites.stop, stop] : [begun ? invites.finish : kit.no, onClose];
  return (
    <Box sx={atTheEnd}>
      <Button ref={focused} variant={waiting + failed === 0 ? 'contained' : 'outlined'} onClick={onClick}>
        <span>{text}</span>
      </Button>
      {!sending && waiting + failed > 0 && (
        <Button variant="contained" onClick={start}>
          <span>{waiting === 0 ? invites.retry(failed) : begun ? invites.resume(waiting) : kit.yes}</span>
        </Button>
      )}
    </Box>
  );
}
