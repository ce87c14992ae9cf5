import { Button } from '@laundry/ui-kit';
import type { BuildingUser } from '@laundry/api-contract';
import { users } from '@laundry/strings';
import MailIcon from '@mui/icons-material/ForwardToInboxRounded';
import { isUnconfirmed } from '../person.ts';

export interface ResendsButtonProps {
  rows: readonly BuildingUser[];
  selection: ReadonlySet<string | number>;
  onAsk: (recipients: readonly BuildingUser[]) => void;
}

/** Sends the confirmation to the selected residents, without a selection to all who have not confirmed. */
export function ResendsButton({ rows, selection, onAsk }: ResendsButtonProps) {
  const waiting = rows.filter(isUnconfirmed);
  const chosen = waiting.filter(({ id }) => selection.has(id));
  if (waiting.length === 0) return null;
  const { resends: texts } = users;
  return (
    <Button
      variant="outlined"
      size="small"
      startIcon={<MailIcon />}
      aria-haspopup="dialog"
      onClick={() => onAsk(chosen.length > 0 ? chosen : waiting)}
    >
      {chosen.length > 0 ? texts.chosen(chosen.length) : texts.waiting(waiting.length)}
    </Button>
  );
}
