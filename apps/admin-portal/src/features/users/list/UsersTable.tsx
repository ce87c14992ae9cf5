import type { Building, BuildingUser } from '@laundry/api-contract';
import { users } from '@laundry/strings';
import { DataTable, emptyQuery } from '@laundry/ui-kit/data-table';
import Box from '@mui/material/Box';
import { useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { toPlainError } from '../../../api/result.ts';
import { BusyRows, useActionsLayout } from '../../../tables/RowActions.tsx';
import { useConfirmedActions } from '../../../tables/useConfirmedActions.tsx';
import { useTableSettings } from '../../../tables/tableSettings.ts';
import { columnsWith } from './columns.tsx';
import { failureText } from '../failures.ts';
import { InviteDialog } from '../invite/InviteDialog.tsx';
import { isUnconfirmed, displayName } from '../person.ts';
import { Resends } from '../Resends.tsx';
import { useShowUses } from './useShowUses.ts';
import { selectChanges, applyChanges } from '../changes.slice.ts';
import { useRemoveResidentMutation, useResendConfirmationMutation, useResidentsQuery } from '../users.api.ts';

export interface UsersTableProps {
  building: Building;
  /** The e-mail that the list is filtered by at first; '' for all. */
  email: string;
}

/** From this window width, in px, three buttons fit into each row beside the six columns. */
const BUTTONS_FROM = 1280;

const NOBODY: ReadonlySet<string | number> = new Set();

/** The table of a building's residents with their actions; on a phone its rows are cards. */
export function UsersTable({ building, email }: UsersTableProps) {
  const { currentData, error, isFetching, refetch } = useResidentsQuery(building.id);
  const changes = useSelector(selectChanges);
  const rows = useMemo(
    () => applyChanges(building.id, currentData ?? [], changes),
    [building, currentData, changes],
  );
  const [remove] = useRemoveResidentMutation();
  const [resend] = useResendConfirmationMutation();
  const tableSettings = useTableSettings('users');
  const layout = useActionsLayout(BUTTONS_FROM);
  const [selected, setSelected] = useState(NOBODY);
  const selection = useMemo(
    () => ({ selected, onChange: setSelected, isSelectable: isUnconfirmed, rowName: displayName }),
    [selected],
  );

  const { ask, region, busy, dialog } = useConfirmedActions<BuildingUser>({
    resend: {
      act: (user) => resend({ user }),
      ask: (user) => [users.confirmResend(displayName(user)), users.resendFollows(user.email)],
    },
    remove: {
      act: (user) => remove({ building: building.id, user }),
      hidesRow: true,
      ask: (user) => [users.confirmRemove(displayName(user)), users.removeFollows],
    },
  });
  const showUses = useShowUses(building.id);
  const columns = useMemo(() => columnsWith({ layout, ask, showUses }), [layout, ask, showUses]);

  return (
    <BusyRows value={busy}>
      <Box
        component="section"
        ref={region}
        aria-label={users.title}
        tabIndex={-1}
        sx={{ mt: { xs: 1.5, md: 0.75 } }}
      >
        <DataTable
          label={users.title}
          columns={columns}
          rows={rows}
          loading={isFetching}
          {...(error &&
            !isFetching && { error: failureText(toPlainError(error).kind), onRetry: () => void refetch() })}
          foundText={users.found}
          {...tableSettings}
          initialQuery={{ ...emptyQuery, filters: email === '' ? {} : { email } }}
          emptyHint={users.emptyHint}
          selection={selection}
          toolbar={
            <>
              <Resends rows={rows} selection={selected} region={region} onSent={() => setSelected(NOBODY)} />
              <InviteDialog building={building} residents={rows} />
            </>
          }
        />
      </Box>
      {dialog}
    </BusyRows>
  );
}
