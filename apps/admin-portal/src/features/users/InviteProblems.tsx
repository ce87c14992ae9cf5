import { invites } from '@laundry/strings';
import Box from '@mui/material/Box';
import { outcomeText } from './inviteColumns.ts';
import type { Invitee } from './invitee.ts';

/** Every row that cannot be sent or was refused, with its whole text: the table's cells cut it. */
export function InviteProblems({ rows }: { rows: readonly Invitee[] }) {
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
