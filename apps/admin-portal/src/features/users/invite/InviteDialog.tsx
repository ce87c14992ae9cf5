import type { Building, BuildingUser } from '@laundry/api-contract';
import { invites } from '@laundry/strings';
import { Button, ModalDialog } from '@laundry/ui-kit';
import InviteIcon from '@mui/icons-material/GroupAddOutlined';
import { useState } from 'react';
import { useDraft } from '../../../session/drafts.slice.ts';
import { useSending } from '../sending/useSending.ts';
import { useCreateResidentMutation } from '../users.api.ts';
import type { Invitee } from './invitee.ts';
import { InviteRows } from './InviteRows.tsx';
import { InviteSource } from './InviteSource.tsx';

export interface InviteDialogProps {
  building: Building;
  residents: readonly BuildingUser[];
}

/** Invites many residents at once: first the source of the rows is chosen, then they are checked and sent. */
export function InviteDialog({ building, residents }: InviteDialogProps) {
  const [text, keepText, dropText] = useDraft('residents', '');
  const [create] = useCreateResidentMutation();
  const [open, setOpen] = useState(false);
  const invitees = useSending<Invitee>({
    // A row keeps its id, so that it is created only once if it is sent again after a lost answer.
    send: ({ person, id }) =>
      create({ building: building.id, person, idempotencyKey: id, isOneOfMany: true }),
    // The building no longer exists.
    affectsAll: ({ kind }) => kind === 'notFound',
  });
  const discard = () => invitees.load([]);
  const close = () => {
    discard();
    setOpen(false);
  };
  const drop = () => {
    dropText(text);
    close();
  };
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        startIcon={<InviteIcon />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {invites.open}
      </Button>
      <ModalDialog
        open={open}
        title={invites.title}
        lead={invites.where(building.name)}
        width="wide"
        busy={invitees.sending}
        // Escape keeps the pasted text, unless some of its rows were already sent.
        onClose={invitees.counts.sent === 0 ? close : drop}
      >
        {invitees.items.length === 0 ? (
          <InviteSource
            text={text}
            onText={keepText}
            residents={residents}
            onRead={invitees.load}
            onCancel={drop}
          />
        ) : (
          <InviteRows building={building.name} invitees={invitees} onBack={discard} onClose={drop} />
        )}
      </ModalDialog>
    </>
  );
}
