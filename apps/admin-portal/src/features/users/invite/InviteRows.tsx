import type { Building } from '@laundry/api-contract';
import { invites } from '@laundry/strings';
import { DataTable } from '@laundry/ui-kit/data-table';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Box from '@mui/material/Box';
import { InviteButtons } from './InviteButtons.tsx';
import { inviteColumns, outcomeText } from './inviteColumns.ts';
import { countsOf } from './invitee.ts';
import type { Invitee } from './invitee.ts';
import { saveInviteResult } from './inviteResult.ts';
import { SendingProgress } from '../SendingProgress.tsx';
import type { Sending } from './invites.slice.ts';

export interface InviteRowsProps {
  building: Building;
  rows: readonly Invitee[];
  sending: Sending;
  interruption: string | null;
  onClose: () => void;
}

const rowId = ({ line }: Invitee) => line;

type Counts = ReturnType<typeof countsOf>;

/** The notice about the rows, and its severity. */
function summary({ wrong, waiting, created, failed }: Counts, interruption: string | null) {
  if (interruption !== null) return { severity: 'warning', text: interruption } as const;
  if (waiting > 0)
    return { severity: wrong === 0 ? 'info' : 'warning', text: invites.ready(waiting, wrong) } as const;
  if (created + failed === 0) return { severity: 'error', text: invites.nothingToSend } as const;
  const left = failed + wrong;
  return { severity: left === 0 ? 'success' : 'warning', text: invites.done(created, left) } as const;
}

/** The rows that were read: each with its problems before they are sent, and with what became of it after. */
export function InviteRows({ building, rows, sending, interruption, onClose }: InviteRowsProps) {
  const counts = countsOf(rows);
  const { wrong, created, failed } = counts;
  const { severity, text } = summary(counts, interruption);
  return (
    <Stack sx={{ gap: 2.5 }}>
      {sending.status === 'idle' ? (
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
        busy={sending.status !== 'idle'}
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

/** Every row that cannot be sent or was refused, with its whole text: the table's cells cut it. */
function InviteProblems({ rows }: { rows: readonly Invitee[] }) {
  const wrong = rows.filter(({ outcome }) => 'text' in outcome);
  if (wrong.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label={invites.problemList}
      // Long lists scroll within themselves, with the keyboard as well.
      tabIndex={0}
      sx={{ m: 0, pl: 2.5, maxHeight: 160, overflowY: 'auto', typography: 'body2' }}
    >
      {wrong.map((row) => (
        <li key={row.line}>
          <b>{invites.atLine(row.line)}</b> {outcomeText(row)}
        </li>
      ))}
    </Box>
  );
}
