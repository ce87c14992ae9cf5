import type { Administrator } from '@laundry/api-contract';
import { loadErrorText } from '@laundry/error-catalogue';
import { administrators as texts, users } from '@laundry/strings';
import { Button, PageHeading, PageShell } from '@laundry/ui-kit';
import { DataTable } from '@laundry/ui-kit/data-table';
import InviteIcon from '@mui/icons-material/PersonAddAltOutlined';
import { useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { toPlainError } from '../../api/result.ts';
import { selectStored } from '../../session/session.slice.ts';
import { BusyRows, useActionsLayout } from '../../tables/RowActions.tsx';
import { useConfirmedActions } from '../../tables/useConfirmedActions.tsx';
import {
  useAdministratorsQuery,
  useRemoveAdministratorMutation,
  useResendInvitationMutation,
} from './administrators.api.ts';
import { columnsFor, fullName } from './columns.tsx';
import { InviteDialog } from './InviteDialog.tsx';

/** From this window width, in px, two buttons fit into each row beside the three columns. */
const BUTTONS_FROM = 900;

const NOBODY: readonly Administrator[] = [];

/** /dashboard-administrators: the administrators, and those invited (D59). */
export function AdministratorsPage() {
  const { data: rows = NOBODY, error, isFetching, refetch } = useAdministratorsQuery(undefined);
  const failure = error && !isFetching ? loadErrorText(toPlainError(error).kind) : undefined;
  const [resend] = useResendInvitationMutation();
  const [remove] = useRemoveAdministratorMutation();
  const [inviting, setInviting] = useState(false);
  const ownId = useSelector(selectStored)?.account.user.id ?? '';
  const layout = useActionsLayout(BUTTONS_FROM);
  const isSelf = ({ id }: Administrator) => id === ownId;

  const { ask, region, busy, dialog } = useConfirmedActions<Administrator>({
    resend: {
      act: resend,
      ask: (one) => [texts.confirmResend(fullName(one)), users.resendFollows(one.email)],
    },
    remove: {
      act: (administrator) => remove({ administrator, self: isSelf(administrator) }),
      ask: (one) => {
        if (isSelf(one)) return [texts.confirmRemoveSelf, texts.removeSelfFollows];
        const follows = one.state === 'invited' ? texts.withdrawFollows : texts.removeFollows;
        return [texts.confirmRemove(fullName(one)), follows];
      },
    },
  });
  const onlyOne = rows.filter(({ state }) => state === 'active').length === 1;
  const columns = useMemo(() => columnsFor(ownId, { layout, ask, onlyOne }), [ownId, layout, ask, onlyOne]);

  return (
    <PageShell dense>
      <PageHeading lead={texts.lead}>{texts.heading}</PageHeading>
      <BusyRows value={busy}>
        <section ref={region} aria-label={texts.heading} tabIndex={-1}>
          <DataTable
            label={texts.heading}
            columns={columns}
            rows={rows}
            loading={isFetching && rows === NOBODY}
            error={failure}
            onRetry={() => void refetch()}
            foundText={texts.found}
            toolbar={
              <Button
                size="small"
                startIcon={<InviteIcon />}
                aria-haspopup="dialog"
                onClick={() => setInviting(true)}
              >
                {texts.invite}
              </Button>
            }
          />
        </section>
      </BusyRows>
      <InviteDialog open={inviting} onClose={() => setInviting(false)} />
      {dialog}
    </PageShell>
  );
}
