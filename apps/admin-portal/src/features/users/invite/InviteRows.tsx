import { invites } from '@laundry/strings';
import { ProgressBar } from '@laundry/ui-kit';
import { DataTable } from '@laundry/ui-kit/data-table';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Box from '@mui/material/Box';
import { InviteButtons } from './InviteButtons.tsx';
import { inviteColumns, outcomeText } from './inviteColumns.ts';
import type { Invitee } from './invitee.ts';
import { saveInviteResult } from './inviteFiles.ts';
import { countByStatus } from '../sending/sendEach.ts';
import type { SendingState } from '../sending/useSending.ts';

export interface InviteRowsProps {
  /** Its name. */
  building: string;
  invitees: SendingState<Invitee>;
  onBack: () => void;
  onClose: () => void;
}

const rowId = ({ line }: Invitee) => line;

type Counts = ReturnType<typeof countByStatus>;

/** The notice about the rows, and its severity. */
function summary({ wrong, waiting, sent, failed }: Counts, interruption: string | undefined) {
  if (interruption !== undefined) return { severity: 'warning', text: interruption } as const;
  if (waiting > 0)
    return { severity: wrong === 0 ? 'info' : 'warning', text: invites.ready(waiting, wrong) } as const;
  if (sent + failed === 0) return { severity: 'error', text: invites.nothingToSend } as const;
  const left = failed + wrong;
  return { severity: left === 0 ? 'success' : 'warning', text: invites.done(sent, left) } as const;
}

/** The rows that were read: each with its problems before they are sent, and with what became of it after. */
export function InviteRows({ building, invitees, onBack, onClose }: InviteRowsProps) {
  const { items: rows, sending, resting, interruption, start, stop } = invitees;
  const counts = countByStatus(rows);
  const done = counts.sent + counts.failed;
  const total = rows.length - counts.wrong;
  const { severity, text } = summary(counts, interruption);
  return (
    <Stack sx={{ gap: 2.5 }}>
      {sending ? (
        <ProgressBar
          label={resting > 0 ? invites.pausing(resting) : invites.sending}
          progress={invites.progress(done, total)}
          percent={(done / total) * 100}
        />
      ) : (
        <Alert severity={severity} role="status">
          {text}
        </Alert>
      )}
      <InviteButtons
        counts={counts}
        busy={sending}
        onStart={start}
        onStop={stop}
        onBack={onBack}
        onDownload={() => void saveInviteResult(building, rows)}
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
