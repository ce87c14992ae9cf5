import type { Building, BuildingUser } from '@laundry/api-contract';
import { invites } from '@laundry/strings';
import { Button, ModalDialog } from '@laundry/ui-kit';
import InviteIcon from '@mui/icons-material/GroupAddOutlined';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { rowsTyped } from '../drafts.slice.ts';
import { countByStatus, useSending } from '../sending/useSending.ts';
import { useCreateResidentMutation } from '../users.api.ts';
import { readInvitees } from './invitee.ts';
import type { Invitee } from './invitee.ts';
import { InviteRows } from './InviteRows.tsx';
import { InviteSource } from './InviteSource.tsx';
import type { Line } from './readRows.ts';

export interface InviteDialogProps {
  building: Building;
  /** Who is there already. */
  residents: readonly BuildingUser[];
}

/** Inviting many residents at once: what was pasted, then its rows and what becomes of each. */
export function InviteDialog({ building, residents }: InviteDialogProps) {
  const dispatch = useDispatch();
  const [create] = useCreateResidentMutation();
  const [open, setOpen] = useState(false);
  const [problem, setProblem] = useState<string>();
  const invitees = useSending<Invitee>({
    // A row whose answer was not awaited keeps its key: sent again, it is created once.
    send: ({ person, key }) =>
      create({ building: building.id, person, idempotencyKey: key, isOneOfMany: true }),
    rests: true,
    // The building is gone.
    affectsAll: ({ kind }) => kind === 'notFound',
  });
  const discard = () => invitees.load([]);

  const read = async (source: string | readonly Line[]) => {
    setProblem(undefined);
    const rows = await readInvitees(source, residents);
    if ('problem' in rows) setProblem(rows.problem);
    else invitees.load(rows);
  };
  const close = () => {
    discard();
    setProblem(undefined);
    setOpen(false);
  };
  const drop = () => {
    dispatch(rowsTyped(''));
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
        // Escape keeps what was pasted, until some of it was sent.
        onClose={countByStatus(invitees.items).sent === 0 ? close : drop}
      >
        {invitees.items.length === 0 ? (
          <InviteSource
            problem={problem}
            onRead={(source) => void read(source)}
            onProblem={setProblem}
            onCancel={drop}
          />
        ) : (
          <InviteRows building={building.name} invitees={invitees} onBack={discard} onClose={drop} />
        )}
      </ModalDialog>
    </>
  );
}
