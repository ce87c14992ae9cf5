import type { Building, BuildingUser } from '@laundry/api-contract';
import { invites, users } from '@laundry/strings';
import { DataTable, emptyQuery } from '@laundry/ui-kit/data-table';
import InviteIcon from '@mui/icons-material/GroupAddOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useCallback, useMemo, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { errorOf } from '../../../api/result.ts';
import { useBusy } from '../../../api/useBusy.ts';
import { useActionsLayout } from '../../../tables/ActionMenu.tsx';
import { useTableSettings } from '../../../tables/useTableSettings.ts';
import { COLUMNS } from './columns.tsx';
import { failureText } from '../failures.ts';
import { invitesOpened } from '../invite/invites.slice.ts';
import { nameOf } from '../person.ts';
import { ResendsButton } from '../resend/ResendsButton.tsx';
import { ResendsDialog } from '../resend/ResendsDialog.tsx';
import { RowsContext } from './RowActions.tsx';
import type { Action } from './RowActions.tsx';
import { useShowUses } from './useShowUses.ts';
import { useFocusAfterRemoval } from './useFocusAfterRemoval.ts';
import { ConfirmDialogs } from './ConfirmDialogs.tsx';
import type { Question } from './ConfirmDialogs.tsx';
import { selectChanges, shownOf } from '../changes.slice.ts';
import { useRemoveResidentMutation, useResendConfirmationMutation, useResidentsQuery } from '../users.api.ts';

export interface UsersTableProps {
  building: Building;
  /** The e-mail that the list is filtered by at first; '' for all. */
  email: string;
}

const rowId = ({ id }: BuildingUser) => id;

/** Only who has not confirmed has something to confirm (D55). */
const isWaiting = ({ validatedAt }: BuildingUser) => validatedAt === null;

/** From this window width, in px, three buttons fit into each row beside the six columns. */
const BUTTONS_FROM = 1280;

const NOBODY: ReadonlySet<string | number> = new Set();

/** The residents of a building and what can be done with each; on a phone its rows are cards. */
export function UsersTable({ building, email }: UsersTableProps) {
  const dispatch = useDispatch();
  const { currentData, error, isFetching, refetch } = useResidentsQuery(building.id);
  const changes = useSelector(selectChanges);
  const rows = useMemo(
    () => shownOf(building.id, currentData ?? [], changes),
    [building, currentData, changes],
  );
  const [remove] = useRemoveResidentMutation();
  const [resend] = useResendConfirmationMutation();
  const [busy, during] = useBusy();
  const tableSettings = useTableSettings('users');
  const layout = useActionsLayout(BUTTONS_FROM);
  const [selection, setSelection] = useState(NOBODY);
  const [question, setQuestion] = useState<Question>();
  const { region, removing } = useFocusAfterRemoval(question?.open === true);

  const ask = useCallback((action: Action, user: BuildingUser) => {
    setQuestion({ open: true, action, user });
  }, []);

  const open = useShowUses(building.id);
  const showUses = useCallback((user: BuildingUser) => void open(user), [open]);
  const shared = useMemo(() => ({ ask, resending: busy, showUses }), [ask, busy, showUses]);

  const answer = (answered: Question, yes: boolean) => {
    setQuestion({ ...answered, open: false });
    if (!yes) return;
    if (answered.action === 'resend') {
      void during(answered.user.id, resend(answered.user));
    } else {
      removing(answered.user.id);
      void remove({ building: building.id, user: answered.user });
    }
  };

  return (
    <RowsContext value={shared}>
      <Box
        component="section"
        ref={region}
        aria-label={users.title}
        tabIndex={-1}
        sx={{ mt: { xs: 1.5, md: 0.75 } }}
      >
        <DataTable
          label={users.title}
          columns={COLUMNS[layout]}
          rows={rows}
          rowId={rowId}
          loading={isFetching}
          {...(error &&
            !isFetching && { error: failureText(errorOf(error).kind), onRetry: () => void refetch() })}
          foundText={users.found}
          {...tableSettings}
          initialQuery={{ ...emptyQuery, filters: email === '' ? {} : { email } }}
          emptyHint={users.emptyHint}
          selection={selection}
          onSelectionChange={setSelection}
          isRowSelectable={isWaiting}
          rowName={nameOf}
          toolbar={
            <>
              <ResendsButton rows={rows} selection={selection} />
              <Button
                variant="outlined"
                size="small"
                startIcon={<InviteIcon />}
                aria-haspopup="dialog"
                onClick={() => dispatch(invitesOpened(building))}
              >
                {invites.open}
              </Button>
            </>
          }
        />
      </Box>
      <ConfirmDialogs
        question={question}
        onYes={(answered) => answer(answered, true)}
        onNo={(answered) => answer(answered, false)}
      />
      <ResendsDialog onSent={() => setSelection(NOBODY)} />
    </RowsContext>
  );
}
