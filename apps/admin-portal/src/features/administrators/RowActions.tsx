import type { Administrator } from '@laundry/api-contract';
import { administrators as texts } from '@laundry/strings';
import { ButtonWithReason } from '@laundry/ui-kit';
import Typography from '@mui/material/Typography';
import { createContext, use } from 'react';
import { useSelector } from 'react-redux';
import { ActionMenu } from '../../tables/ActionMenu.tsx';
import type { ActionsLayout } from '../../tables/ActionMenu.tsx';
import { selectAdministrators, selectBusy } from './administrators.slice.ts';

/** Actions on an administrator; each needs a confirmation. */
export type Action = 'resend' | 'remove';

/** Opens the confirmation: a table's cells get no props from the page around it. */
export const AskContext = createContext<(action: Action, administrator: Administrator) => void>(
  () => undefined,
);

export const nameOf = ({ name, lastname }: Administrator): string => `${name} ${lastname}`;

export interface RowActionsProps {
  administrator: Administrator;
  layout: ActionsLayout;
}

/** What can be done with one administrator; the last one stays. */
export function RowActions({ administrator, layout }: RowActionsProps) {
  const ask = use(AskContext);
  const busy = useSelector(selectBusy).includes(administrator.id);
  const list = useSelector(selectAdministrators);
  const active = list.status === 'ready' ? list.value.filter(({ state }) => state === 'active').length : 0;
  const isLast = administrator.state === 'active' && active === 1;
  const isInvited = administrator.state === 'invited';
  const name = nameOf(administrator);
  const resend = () => ask('resend', administrator);
  const remove = () => ask('remove', administrator);
  if (layout === 'menu')
    return (
      <ActionMenu
        label={texts.actionsOf(name)}
        busy={busy}
        actions={[
          ...(isInvited ? [{ label: texts.resend, disabled: busy, onChoose: resend }] : []),
          isLast
            ? { label: texts.onlyOne, disabled: true, onChoose: () => undefined }
            : { label: texts.remove, destructive: true, disabled: busy, onChoose: remove },
        ]}
      />
    );
  if (isLast)
    return (
      <Typography component="span" variant="caption" sx={{ lineHeight: 1.25, whiteSpace: 'normal' }}>
        {texts.onlyOne}
      </Typography>
    );
  return (
    <>
      {isInvited && (
        <ButtonWithReason
          variant="text"
          size="small"
          loading={busy}
          onClick={resend}
          slotProps={{ button: { 'aria-label': texts.resendTo(name) } }}
        >
          {texts.resend}
        </ButtonWithReason>
      )}
      <ButtonWithReason
        variant="text"
        size="small"
        color="error"
        loading={busy}
        onClick={remove}
        slotProps={{ button: { 'aria-label': texts.removeOf(name) } }}
      >
        {texts.remove}
      </ButtonWithReason>
    </>
  );
}
