import { invites, kit } from '@laundry/strings';
import { Button, Notice, ProgressBar } from '@laundry/ui-kit';
import { DataTable } from '@laundry/ui-kit/data-table';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import { inviteColumns, outcomeText } from './inviteColumns.ts';
import type { Invitee } from './invitee.ts';
import { saveInviteResult } from './inviteFiles.ts';
import type { SendingState } from '../sending/useSending.ts';

export interface InviteRowsProps {
  /** The building's name. */
  building: string;
  invitees: SendingState<Invitee>;
  onBack: () => void;
  onClose: () => void;
}

/** The notice about the rows, and its severity. */
function summary({ counts: { wrong, waiting, sent, failed }, interruption }: SendingState<Invitee>) {
  if (interruption !== undefined) return { severity: 'warning', text: interruption } as const;
  if (waiting > 0)
    return { severity: wrong === 0 ? 'info' : 'warning', text: invites.ready(waiting, wrong) } as const;
  if (sent + failed === 0) return { severity: 'error', text: invites.nothingToSend } as const;
  const left = failed + wrong;
  return { severity: left === 0 ? 'success' : 'warning', text: invites.done(sent, left) } as const;
}

/** The rows that were read, each with its problems before sending and with its outcome afterwards. */
export function InviteRows(props: InviteRowsProps) {
  const { items: rows, counts, sending, pauseLeft } = props.invitees;
  const done = counts.sent + counts.failed;
  const total = rows.length - counts.wrong;
  const { severity, text } = summary(props.invitees);
  // Listed with the full text, which the table's cells truncate.
  const wrong = rows.filter(({ outcome }) => 'text' in outcome);
  return (
    <Stack sx={{ gap: 2.5 }}>
      {sending ? (
        <ProgressBar
          label={pauseLeft > 0 ? invites.pausing(pauseLeft) : invites.sending}
          progress={invites.progress(done, total)}
          percent={(done / total) * 100}
        />
      ) : (
        <Alert severity={severity} role="status">
          {text}
        </Alert>
      )}
      <InviteButtons {...props} />
      {wrong.length > 0 && (
        <Box
          component="ul"
          aria-label={invites.problemList}
          // Focusable, so that a long list can be scrolled by keyboard as well.
          tabIndex={0}
          sx={{ m: 0, pl: 2.5, maxHeight: 160, overflowY: 'auto', typography: 'body2' }}
        >
          {wrong.map((row) => (
            <li key={row.line}>
              <b>{invites.atLine(row.line)}</b> {outcomeText(row)}
            </li>
          ))}
        </Box>
      )}
      <DataTable
        label={invites.table}
        columns={inviteColumns}
        rows={rows}
        foundText={invites.found}
        maxHeight="50vh"
      />
    </Stack>
  );
}

/** The buttons of the current state. The main one is first; it gets the focus when sending starts or ends. */
function InviteButtons({ building, invitees, onBack, onClose }: InviteRowsProps) {
  const { items, counts, sending, start, stop } = invitees;
  const { waiting, sent, failed } = counts;
  const first = useRef<HTMLButtonElement>(null);
  const begun = sent + failed > 0;
  /** Whether the file was not saved: the code that writes it is loaded on demand. */
  const [unsaved, setUnsaved] = useState(false);

  useEffect(() => {
    first.current?.focus();
  }, [sending]);

  const save = () => {
    setUnsaved(false);
    saveInviteResult(building, items).catch(() => setUnsaved(true));
  };
  const offered = [
    waiting > 0 && { text: begun ? invites.resume(waiting) : invites.send(waiting), onClick: start },
    begun && { text: invites.download, onClick: save, startIcon: <DownloadIcon /> },
    waiting === 0 && failed > 0 && { text: invites.retry(failed), onClick: start },
    !begun && { text: invites.back, onClick: onBack, variant: 'outlined' as const },
  ].filter((button) => button !== false);
  const buttons = sending ? [{ text: invites.stop, onClick: stop, variant: 'outlined' as const }] : offered;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
      {buttons.map(({ text, ...button }, place) => (
        <Button
          key={text}
          {...(place === 0 && { ref: first })}
          variant={place === 0 ? 'contained' : 'outlined'}
          {...button}
        >
          {text}
        </Button>
      ))}
      {!sending && (
        <Button variant="text" onClick={onClose}>
          <span>{begun ? invites.finish : kit.cancel}</span>
        </Button>
      )}
      {unsaved && <Notice>{invites.downloadFailed}</Notice>}
    </Box>
  );
}
