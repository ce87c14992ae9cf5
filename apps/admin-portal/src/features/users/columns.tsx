import type { BuildingUser } from '@laundry/api-contract';
import { users } from '@laundry/strings';
import { formatDay } from '@laundry/ui-kit';
import type { Column, TextColumn } from '@laundry/ui-kit/data-table';
import { RowActions } from './RowActions.tsx';
import { RowMenu } from './RowMenu.tsx';

const { columns: names } = users;

/** Buttons side by side where there is room, and on a phone's open row; else a menu. */
export type ActionsLook = 'buttons' | 'menu';

/** Widths with room for both buttons side by side; with a menu, such that all columns are in sight at 768 px. */
const WIDTHS = {
  buttons: { name: 110, email: 190, reference: 125, day: 135, confirmed: 135, actions: 270 },
  menu: { name: 80, email: 126, reference: 84, day: 98, confirmed: 112, actions: 82 },
} as const;

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
  text('firstname', { width: WIDTHS[actions].name, flex: 1 }),
  text('lastname', { width: WIDTHS[actions].name, flex: 1 }),
  text('email', { width: WIDTHS[actions].email, flex: 2 }),
  text('reference', { width: WIDTHS[actions].reference, flex: 1 }),
  {
    field: 'createdAt',
    header: names.createdAt,
    kind: 'date',
    width: WIDTHS[actions].day,
    range: { from: users.createdFrom, to: users.createdTo },
    value: ({ createdAt }) => createdAt,
  },
  {
    field: 'validatedAt',
    header: names.confirmed,
    kind: 'boolean',
    filter: true,
    width: WIDTHS[actions].confirmed,
    value: ({ validatedAt }) => validatedAt !== null,
    detail: ({ validatedAt }) => (validatedAt === null ? undefined : formatDay(validatedAt)),
  },
  {
    field: 'actions',
    header: names.actions,
    kind: 'action',
    fixed: true,
    width: WIDTHS[actions].actions,
    actions: (user) => (actions === 'menu' ? <RowMenu user={user} /> : <RowActions user={user} />),
  },
];

/** Held constant: other columns are another table. */
export const COLUMNS: Readonly<Record<ActionsLook, readonly Column<BuildingUser>[]>> = {
  buttons: columnsWith('buttons'),
  menu: columnsWith('menu'),
};
