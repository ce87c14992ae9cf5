import type { BuildingUser } from '@laundry/api-contract';
import { users } from '@laundry/strings';
import { use } from 'react';
import { useSelector } from 'react-redux';
import { ActionMenu } from '../../tables/ActionMenu.tsx';
import { nameOf } from './person.ts';
import { AskContext, REMOVE } from './RowActions.tsx';
import { selectResending } from './users.slice.ts';

/** The same as the buttons of a row, in a menu. */
export function RowMenu({ user }: { user: BuildingUser }) {
  const ask = use(AskContext);
  const resending = useSelector(selectResending).includes(user.id);
  return (
    <ActionMenu
      label={users.actionsOf(nameOf(user))}
      name={REMOVE}
      value={user.id}
      busy={resending}
      actions={[
        // Only who has not confirmed has something to confirm (D55).
        ...(user.validatedAt === null
          ? [{ label: users.resend, disabled: resending, onChoose: () => ask('resend', user) }]
          : []),
        { label: users.remove, destructive: true, onChoose: () => ask('remove', user) },
      ]}
    />
  );
}
