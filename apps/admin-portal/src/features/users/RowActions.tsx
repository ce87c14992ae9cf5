import type { BuildingUser } from '@laundry/api-contract';
import { users } from '@laundry/strings';
import { ReasonedButton } from '@laundry/ui-kit';
import { createContext, use } from 'react';
import { useSelector } from 'react-redux';
import { nameOf } from './person.ts';
import { selectResending } from './users.slice.ts';

/** What can be done with a resident; each asks first. */
export type Action = 'resend' | 'remove';

/** What the buttons that remove are found by, when the focus looks for the next one. */
export const REMOVE = 'remove';

/** Asks whether to do it: the rows of a table know nothing of what stands around it. */
export const AskContext = createContext<(action: Action, user: BuildingUser) => void>(() => undefined);

/** The buttons of one row. */
export function RowActions({ user }: { user: BuildingUser }) {
  const ask = use(AskContext);
  const resending = useSelector(selectResending).includes(user.id);
  const name = nameOf(user);
  return (
    <>
      {/* Only who has not confirmed has something to confirm (D55). */}
      {user.validatedAt === null && (
        <ReasonedButton
          variant="text"
          size="small"
          loading={resending}
          onClick={() => ask('resend', user)}
          slotProps={{ button: { 'aria-label': users.resendTo(name) } }}
        >
          {users.resend}
        </ReasonedButton>
      )}
      <ReasonedButton
        variant="text"
        size="small"
        color="error"
        onClick={() => ask('remove', user)}
        slotProps={{ button: { name: REMOVE, value: user.id, 'aria-label': users.removeOf(name) } }}
      >
        {users.remove}
      </ReasonedButton>
    </>
  );
}
