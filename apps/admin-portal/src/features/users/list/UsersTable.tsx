import type { Building, BuildingUser } from '@laundry/api-contract';
import { invites, users } from '@laundry/strings';
import { DataTable } from '@laundry/ui-kit/data-table';
import InviteIcon from '@mui/icons-material/GroupAddOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useCallback, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useActionsLayout } from '../../../tables/ActionMenu.tsx';
import { useTableSettings } from '../../../tables/useTableSettings.ts';
import { COLUMNS } from './columns.tsx';
import { failureText } from '../failures.ts';
import { invitesOpened } from '../invite/invites.slice.ts';
import { nameOf } from '../person.ts';
import { ResendsButton } from '../resend/ResendsButton.tsx';
import { ResendsDialog } from '../resend/ResendsDialog.tsx';
import { AskContext } from './RowActions.tsx';
import type { Action } from './RowActions.tsx';
import { useFocusAfterRemoval } from './useFocusAfterRemoval.ts';
import { ConfirmDialogs } from './ConfirmDialogs.tsx';
import type { Question } from './ConfirmDialogs.tsx';
import { removeRequested, resendRequested, selectShown } from '../users.slice.ts';
import type { Search } from '../users.slice.ts';

export interface UsersTableProps {
  building: Building;
  search: Exclude<Search, { status: 'idle' }>;
  onRetry: () => void;
}

const rowId = ({ id }: BuildingUser) => id;

/** Only who has not confirmed has something to confirm (D55). */
const isWaiting = ({ validatedAt }: BuildingUser) => validatedAt === null;

/** Windows of this width in px have room for two buttons in each row, beside six columns. */
const BUTTONS_FROM = 1100;

const NOBODY: ReadonlySet<string | number> = new Set();

/** The residents of a building and what can be done with each; on a phone its rows are cards. */
export function UsersTable({ building, search, onRetry }: UsersTableProps) {
  const dispatch = useDispatch();
  const rows = useSelector(selectShown);
  const tableSettings = useTableSettings('users');
  const layout = useActionsLayout(BUTTONS_FROM);
  const [selection, setSelection] = useState(NOBODY);
  const [question, setQuestion] = useState<Question>();
  const { region, removing } = useFocusAfterRemoval(question?.open === true);

  const ask = useCallback((action: Action, user: BuildingUser) => {
    setQuestion({ open: true, action, user });
  }, []);

  const answer = (answered: Question, yes: boolean) => {
    setQuestion({ ...answered, open: false });
    if (!yes) return;
    if (answered.action === 'resend') {
      dispatch(resendRequested(answered.user));
    } else {
      removing(answered.user.id);
      dispatch(removeRequested({ building: building.id, user: answered.user }));
    }
  };

  return (
    <AskContext value={ask}>
      <Box component="section" ref={region} aria-label={users.title} tabIndex={-1} sx={{ mt: 1.5 }}>
        <DataTable
          label={users.title}
          columns={COLUMNS[layout]}
          rows={rows}
          rowId={rowId}
          loading={search.status === 'searching'}
          {...(search.status === 'failed' && { error: failureText(search.error), onRetry })}
          foundText={users.found}
          {...tableSettings}
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
    </AskContext>
  );
}
