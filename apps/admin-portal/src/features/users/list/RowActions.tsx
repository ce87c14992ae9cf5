import type { BuildingUser } from '@laundry/api-contract';
import { users } from '@laundry/strings';
import { Button } from '@laundry/ui-kit';
import { createContext, use } from 'react';
import { nameOf } from '../person.ts';
import { ActionMenu } from '../../../tables/ActionMenu.tsx';

/** Actions on a resident; each needs a confirmation. */
export type Action = 'resend' | 'remove';

/** The name of the remove buttons, by which the focus finds the next one. */
export const REMOVE = 'remove';

/** Context of all rows, because the page cannot pass props to a table's cells. */
export const RowsContext = createContext<{
  /** Opens the confirmation. */
  ask: (action: Action, user: BuildingUser) => void;
  /** Ids of residents whose confirmation is being sent. */
  resending: readonly string[];
  /** Opens the report of the uses of a resident's unit. */
  showUses: (user: BuildingUser) => void;
}>({ ask: () => undefined, resending: [], showUses: () => undefined });

/** The buttons of one row. */
export function RowActions({ user }: { user: BuildingUser }) {
  const { ask, resending: ids, showUses } = use(RowsContext);
  const resending = ids.includes(user.id);
  const name = nameOf(user);
  return (
    <>
      <Button variant="text" size="small" onClick={() => showUses(user)} label={users.usesOf(name)}>
        {users.uses}
      </Button>
      {/* Only who has not confirmed has something to confirm (D55). */}
      {user.validatedAt === null && (
        <Button
          variant="text"
          size="small"
          loading={resending}
          onClick={() => ask('resend', user)}
          label={users.resendTo(name)}
        >
          {users.resend}
        </Button>
      )}
      <Button
        variant="text"
        size="small"
        color="error"
        onClick={() => ask('remove', user)}
        name={REMOVE}
        value={user.id}
        label={users.removeOf(name)}
      >
        {users.remove}
      </Button>
    </>
  );
}

/** The same as the buttons of a row, in a menu. */
export function RowMenu({ user }: { user: BuildingUser }) {
  const { ask, resending: ids, showUses } = use(RowsContext);
  const resending = ids.includes(user.id);
  return (
    <ActionMenu
      label={users.actionsOf(nameOf(user))}
      name={REMOVE}
      value={user.id}
      busy={resending}
      actions={[
        { label: users.uses, onChoose: () => showUses(user) },
        // Only who has not confirmed has something to confirm (D55).
        ...(user.validatedAt === null
          ? [{ label: users.resend, disabled: resending, onChoose: () => ask('resend', user) }]
          : []),
        { label: users.remove, destructive: true, onChoose: () => ask('remove', user) },
      ]}
    />
  );
}
