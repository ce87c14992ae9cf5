import type { Administrator } from '@laundry/api-contract';
import { administrators as texts } from '@laundry/strings';
import { ReasonedButton } from '@laundry/ui-kit';
import Typography from '@mui/material/Typography';
import { createContext, use } from 'react';
import { useSelector } from 'react-redux';
import { ActionMenu } from '../../tables/ActionMenu.tsx';
import type { ActionsLayout } from '../../tables/useActionsLayout.ts';
import { selectAdministrators, selectBusy } from './administrators.slice.ts';

/** What can be done with an administrator; each asks first. */
export type Action = 'resend' | 'remove';

/** Asks whether to do it: the rows of a table know nothing of what stands around it. */
export const AskContext = createContext<(action: Action, administrator: Administrator) => void>(
  () => undefined,
);

export const nameOf = ({ name, lastname }: Administrator): string => `${name} ${lastname}`;

export interface RowActionsProps {
  administrator: Administrator;
  look: ActionsLayout;
}

/** What can be done with one administrator; the last one stays. */
export function RowActions({ administrator, look }: RowActionsProps) {
  const ask = use(AskContext);
  const busy = useSelector(selectBusy).includes(administrator.id);
  const list = useSelector(selectAdministrators);
  const active = list.status === 'ready' ? list.value.filter(({ state }) => state === 'active').length : 0;
  const isLast = administrator.state === 'active' && active === 1;
  const isInvited = administrator.state === 'invited';
  const name = nameOf(administrator);
  const resend = () => ask('resend', administrator);
  const remove = () => ask('remove', administrator);
  if (look === 'menu')
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
        <ReasonedButton
          variant="text"
          size="small"
          loading={busy}
          onClick={resend}
          slotProps={{ button: { 'aria-label': texts.resendTo(name) } }}
        >
          {texts.resend}
        </ReasonedButton>
      )}
      <ReasonedButton
        variant="text"
        size="small"
        color="error"
        loading={busy}
        onClick={remove}
        slotProps={{ button: { 'aria-label': texts.removeOf(name) } }}
      >
        {texts.remove}
      </ReasonedButton>
    </>
  );
}
