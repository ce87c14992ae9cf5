import type { Building } from '@laundry/api-contract';
import { invites } from '@laundry/strings';
import { DataTable } from '@laundry/ui-kit/data-table';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { InviteButtons } from './InviteButtons.tsx';
import { inviteColumns } from './inviteColumns.ts';
import { countsOf } from './invitee.ts';
import type { Invitee } from './invitee.ts';
import { InviteProblems } from './InviteProblems.tsx';
import { saveInviteResult } from './inviteResult.ts';
import { SendingProgress } from './SendingProgress.tsx';
import type { Sending } from './invites.slice.ts';

export interface InviteRowsProps {
  building: Building;
  rows: readonly Invitee[];
  sending: Sending;
  told: string | null;
  onClose: () => void;
}

const rowId = ({ line }: Invitee) => line;

type Counts = ReturnType<typeof countsOf>;

/** What is to be known of the rows now, and how good it is. */
function summary({ wrong, waiting, created, failed }: Counts, told: string | null) {
  if (told !== null) return { severity: 'warning', text: told } as const;
  if (waiting > 0)
    return { severity: wrong === 0 ? 'info' : 'warning', text: invites.ready(waiting, wrong) } as const;
  if (created + failed === 0) return { severity: 'error', text: invites.nothingToSend } as const;
  const left = failed + wrong;
  return { severity: left === 0 ? 'success' : 'warning', text: invites.done(created, left) } as const;
}

/** The rows that were read: each with its problems before they are sent, and with what became of it after. */
export function InviteRows({ building, rows, sending, told, onClose }: InviteRowsProps) {
  const counts = countsOf(rows);
  const { wrong, created, failed } = counts;
  const { severity, text } = summary(counts, told);
  return (
    <Stack sx={{ gap: 2.5 }}>
      {sending.status === 'resting' ? (
        <Alert severity={severity} role="status">
          {text}
        </Alert>
      ) : (
        <SendingProgress
          label={sending.status === 'pausing' ? invites.pausing(sending.seconds) : invites.sending}
          done={created + failed}
          total={rows.length - wrong}
        />
      )}
      <InviteButtons
        counts={counts}
        busy={sending.status !== 'resting'}
        onDownload={() => void saveInviteResult(building.name, rows)}
        onClose={onClose}
      />
      <InviteProblems rows={rows} />
      <DataTable
        label={invites.table}
        columns={inviteColumns}
        rows={rows}
        rowId={rowId}
        foundText={invites.found}
        maxHeight="50vh"
      />
    </Stack>
  );
}
