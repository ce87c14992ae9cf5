import type { Administrator } from '@laundry/api-contract';
import { administrators as texts } from '@laundry/strings';
import { ReasonedButton } from '@laundry/ui-kit';
import { createContext, use } from 'react';
import { useSelector } from 'react-redux';
import { selectAdministrators, selectBusy } from './administrators.slice.ts';

/** What can be done with an administrator; each asks first. */
export type Action = 'resend' | 'remove';

/** Asks whether to do it: the rows of a table know nothing of what stands around it. */
export const AskContext = createContext<(action: Action, administrator: Administrator) => void>(
  () => undefined,
);

export const nameOf = ({ name, lastname }: Administrator): string => `${name} ${lastname}`;

/** The buttons of one row. */
export function RowActions({ administrator }: { administrator: Administrator }) {
  const ask = use(AskContext);
  const busy = useSelector(selectBusy).includes(administrator.id);
  const list = useSelector(selectAdministrators);
  const active = list.status === 'ready' ? list.value.filter(({ state }) => state === 'active').length : 0;
  const isLast = administrator.state === 'active' && active === 1;
  const name = nameOf(administrator);
  if (isLast) return texts.onlyOne;
  return (
    <>
      {administrator.state === 'invited' && (
        <ReasonedButton
          variant="text"
          size="small"
          loading={busy}
          onClick={() => ask('resend', administrator)}
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
        onClick={() => ask('remove', administrator)}
        slotProps={{ button: { 'aria-label': texts.removeOf(name) } }}
      >
        {texts.remove}
      </ReasonedButton>
    </>
  );
}
