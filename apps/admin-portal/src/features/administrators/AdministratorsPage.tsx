import type { Administrator } from '@laundry/api-contract';
import { textOf } from '@laundry/error-catalogue';
import { administrators as texts } from '@laundry/strings';
import { PageHeading, PageShell } from '@laundry/ui-kit';
import { DataTable } from '@laundry/ui-kit/data-table';
import InviteIcon from '@mui/icons-material/PersonAddAltOutlined';
import Button from '@mui/material/Button';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectStored } from '../../session/session.slice.ts';
import { useActionsLayout } from '../../tables/ActionMenu.tsx';
import {
  administratorsRequested,
  administratorsLeft,
  inviteOpened,
  removeRequested,
  resendRequested,
  selectAdministrators,
} from './administrators.slice.ts';
import { columnsFor } from './columns.tsx';
import { InviteDialog } from './InviteDialog.tsx';
import { ConfirmDialogs } from './ConfirmDialogs.tsx';
import type { Question } from './ConfirmDialogs.tsx';
import { AskContext } from './RowActions.tsx';
import type { Action } from './RowActions.tsx';

const rowId = ({ id }: Administrator) => id;
/** Windows of this width in px have room for two buttons in each row, beside three columns. */
const BUTTONS_FROM = 900;

const NOBODY: readonly Administrator[] = [];

/** /dashboard-administrators: who administers, and who is invited to (D59). */
export function AdministratorsPage() {
  const dispatch = useDispatch();
  const list = useSelector(selectAdministrators);
  const ownId = useSelector(selectStored)?.account.user.id ?? '';
  const layout = useActionsLayout(BUTTONS_FROM);
  const columns = useMemo(() => columnsFor(ownId, layout), [ownId, layout]);
  const [question, setQuestion] = useState<Question>();

  useEffect(() => {
    dispatch(administratorsRequested());
    return () => {
      dispatch(administratorsLeft());
    };
  }, [dispatch]);

  const ask = useCallback(
    (action: Action, administrator: Administrator) =>
      setQuestion({ open: true, action, administrator, self: administrator.id === ownId }),
    [ownId],
  );

  const answer = (answered: Question, yes: boolean) => {
    setQuestion({ ...answered, open: false });
    if (!yes) return;
    const { action, administrator, self } = answered;
    dispatch(action === 'resend' ? resendRequested(administrator) : removeRequested(administrator, self));
  };

  return (
    <PageShell dense>
      <PageHeading dense lead={texts.lead}>
        {texts.heading}
      </PageHeading>
      <AskContext value={ask}>
        <DataTable
          label={texts.heading}
          columns={columns}
          rows={list.status === 'ready' ? list.value : NOBODY}
          rowId={rowId}
          loading={list.status === 'loading'}
          {...(list.status === 'failed' && {
            error: textOf(list.error),
            onRetry: () => dispatch(administratorsRequested()),
          })}
          foundText={texts.found}
          toolbar={
            <Button
              variant="contained"
              size="small"
              startIcon={<InviteIcon />}
              aria-haspopup="dialog"
              onClick={() => dispatch(inviteOpened())}
            >
              {texts.invite}
            </Button>
          }
        />
      </AskContext>
      <InviteDialog />
      <ConfirmDialogs
        question={question}
        onYes={(answered) => answer(answered, true)}
        onNo={(answered) => answer(answered, false)}
      />
    </PageShell>
  );
}
