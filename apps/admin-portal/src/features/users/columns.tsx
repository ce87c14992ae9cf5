import type { BuildingUser } from '@laundry/api-contract';
import { users } from '@laundry/strings';
import { formatDay } from '@laundry/ui-kit';
import type { Column, TextColumn } from '@laundry/ui-kit/data-table';
import { RowActions } from './RowActions.tsx';
import { RowMenu } from './RowMenu.tsx';

const { columns: names } = users;

/** Buttons side by side where there is room, and on a phone's open row; else a menu. */
export type ActionsLook = 'buttons' | 'menu';

/** Wide enough for both buttons side by side, or for the button of a menu. */
const ACTIONS_WIDTH = { buttons: 270, menu: 96 };

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

/** The columns of the residents (section 2), in their order. @param actions how what can be done with each is shown */
const columnsWith = (actions: ActionsLook): readonly Column<BuildingUser>[] => [
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
    width: ACTIONS_WIDTH[actions],
    actions: (user) => (actions === 'menu' ? <RowMenu user={user} /> : <RowActions user={user} />),
  },
];

/** Held constant: other columns are another table. */
export const COLUMNS: Readonly<Record<ActionsLook, readonly Column<BuildingUser>[]>> = {
  buttons: columnsWith('buttons'),
  menu: columnsWith('menu'),
};
