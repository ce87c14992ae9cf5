import { invites } from '@laundry/strings';
import { ModalDialog } from '@laundry/ui-kit';
import { useDispatch, useSelector } from 'react-redux';
import { InviteRows } from './InviteRows.tsx';
import { InviteSource } from './InviteSource.tsx';
import { invitesClosed, selectInvites } from './invites.slice.ts';
import { useLastDefined } from '../useLastDefined.ts';

/** Inviting many residents at once: what was pasted, then its rows and what becomes of each. */
export function InviteDialog() {
  const dispatch = useDispatch();
  const { building: now, rows, problem, sending, interruption } = useSelector(selectInvites);
  const building = useLastDefined(now ?? undefined);
  if (!building) return null;
  const close = () => dispatch(invitesClosed());
  return (
    <ModalDialog
      open={now !== null}
      title={invites.title}
      lead={invites.where(building.name)}
      width="wide"
      busy={sending.status !== 'idle'}
      onClose={close}
    >
      {rows === null ? (
        <InviteSource problem={problem} onCancel={close} />
      ) : (
        <InviteRows
          building={building}
          rows={rows}
          sending={sending}
          interruption={interruption}
          onClose={close}
        />
      )}
    </ModalDialog>
  );
}
