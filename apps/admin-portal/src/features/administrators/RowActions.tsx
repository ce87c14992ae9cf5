import type { Administrator } from '@laundry/api-contract';
import { administrators as texts } from '@laundry/strings';
import { Button } from '@laundry/ui-kit';
import Typography from '@mui/material/Typography';
import { createContext, use } from 'react';
import { ActionMenu } from '../../tables/ActionMenu.tsx';
import type { ActionsLayout } from '../../tables/ActionMenu.tsx';

/** Actions on an administrator; each needs a confirmation. */
export type Action = 'resend' | 'remove';

/** Context of all rows, because the page cannot pass props to a table's cells. */
export const RowsContext = createContext<{
  /** Opens the confirmation. */
  ask: (action: Action, administrator: Administrator) => void;
  /** Ids of administrators with a request in progress. */
  busy: readonly string[];
  /** How many have confirmed. */
  active: number;
}>({ ask: () => undefined, busy: [], active: 0 });

export const nameOf = ({ name, lastname }: Administrator): string => `${name} ${lastname}`;

export interface RowActionsProps {
  administrator: Administrator;
  layout: ActionsLayout;
}

/** The actions on one administrator. The last one cannot be removed. */
export function RowActions({ administrator, layout }: RowActionsProps) {
  const { ask, busy: busyIds, active } = use(RowsContext);
  const busy = busyIds.includes(administrator.id);
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
        <Button variant="text" size="small" loading={busy} onClick={resend} label={texts.resendTo(name)}>
          {texts.resend}
        </Button>
      )}
      <Button
        variant="text"
        size="small"
        color="error"
        loading={busy}
        onClick={remove}
        label={texts.removeOf(name)}
      >
        {texts.remove}
      </Button>
    </>
  );
}
