import type { BuildingUser } from '@laundry/api-contract';
import { users } from '@laundry/strings';
import { formatDay } from '@laundry/ui-kit';
import type { Column, TextColumn } from '@laundry/ui-kit/data-table';
import { RowActions } from './RowActions.tsx';

const { columns: names } = users;

/** Wide enough for both buttons side by side. */
const ACTIONS_WIDTH = 270;

const text = (
  field: 'firstname' | 'lastname' | 'email' | 'reference',
  size: { width: number; flex: number },
): TextColumn<BuildingUser> => ({
  field,
  header: names[field],
  kind: 'text',
  filter: true,
  ...size,
  value: (user) => user[field],
});

/** The columns of the residents (section 2), in their order. */
export const columns: readonly Column<BuildingUser>[] = [
  text('firstname', { width: 110, flex: 1 }),
  text('lastname', { width: 110, flex: 1 }),
  text('email', { width: 190, flex: 2 }),
  text('reference', { width: 125, flex: 1 }),
  {
    field: 'createdAt',
    header: names.createdAt,
    kind: 'date',
    width: 135,
    range: { from: users.createdFrom, to: users.createdTo },
    value: ({ createdAt }) => createdAt,
  },
  {
    field: 'validatedAt',
    header: names.confirmed,
    kind: 'boolean',
    filter: true,
    width: 135,
    value: ({ validatedAt }) => validatedAt !== null,
    detail: ({ validatedAt }) => (validatedAt === null ? undefined : formatDay(validatedAt)),
  },
  {
    field: 'actions',
    header: names.actions,
    kind: 'action',
    fixed: true,
    width: ACTIONS_WIDTH,
    actions: (user) => <RowActions user={user} />,
  },
];
