import type { BuildingUser } from '@laundry/api-contract';
import { users } from '@laundry/strings';
import { formatDay } from '@laundry/ui-kit';
import type { Column, TextColumn } from '@laundry/ui-kit/data-table';
import { createContext, use } from 'react';
import { RowActions } from '../../../tables/RowActions.tsx';
import type { ActionsLayout } from '../../../tables/RowActions.tsx';
import type { ConfirmedAction } from '../../../tables/useConfirmedActions.tsx';
import { isUnconfirmed, displayName } from '../person.ts';
import { REMOVE } from './useFocusAfterRemoval.ts';

const { columns: names } = users;

/**
 * Widths in px: with room for three buttons side by side or, with a menu, narrow enough for all columns at
 * 768 px. Wider tables distribute the remaining width in the same proportion.
 */
const WIDTHS = {
  buttons: {
    firstname: 110,
    lastname: 118,
    email: 205,
    reference: 125,
    day: 112,
    confirmed: 125,
    actions: 355,
  },
  menu: { firstname: 82, lastname: 94, email: 126, reference: 95, day: 90, confirmed: 91, actions: 84 },
} as const;

/** Data that all rows share; a context, because the page cannot pass props to a table's cells. */
export const RowsContext = createContext<{
  /** Opens the confirmation dialog. */
  ask: (action: ConfirmedAction, user: BuildingUser) => void;
  /** Ids of residents with a request in progress. */
  busy: readonly string[];
  /** Opens the report of the uses of a resident's unit. */
  showUses: (user: BuildingUser) => void;
}>({ ask: () => undefined, busy: [], showUses: () => undefined });

function ResidentActions({ user, layout }: { user: BuildingUser; layout: ActionsLayout }) {
  const { ask, busy, showUses } = use(RowsContext);
  const name = displayName(user);
  const resend = {
    label: users.resend,
    name: users.resendTo(name),
    busy: busy.includes(user.id),
    onChoose: () => ask('resend', user),
  };
  return (
    <RowActions
      layout={layout}
      label={users.actionsOf(name)}
      name={REMOVE}
      value={user.id}
      actions={[
        { label: users.uses, name: users.usesOf(name), onChoose: () => showUses(user) },
        ...(isUnconfirmed(user) ? [resend] : []),
        {
          label: users.remove,
          name: users.removeOf(name),
          destructive: true,
          onChoose: () => ask('remove', user),
        },
      ]}
    />
  );
}

/** A column's width, which is also its share of the remaining width. */
const sizeColumn = (column: keyof typeof WIDTHS.menu, actions: ActionsLayout) => {
  const width = WIDTHS[actions][column];
  return { width, flex: width };
};

const text = (
  field: 'firstname' | 'lastname' | 'email' | 'reference',
  actions: ActionsLayout,
  cardPosition?: 'title' | 'second',
): TextColumn<BuildingUser> => ({
  field,
  header: names[field],
  kind: 'text',
  filter: true,
  ...sizeColumn(field, actions),
  ...(field === 'email' && { breaks: 'email' as const }),
  ...(cardPosition && { cardPosition }),
  value: (user) => user[field],
});

/** The columns of the residents (spec §2), in order. @param actions how a row's actions are shown */
const columnsWith = (actions: ActionsLayout): readonly Column<BuildingUser>[] => [
  text('firstname', actions, 'title'),
  text('lastname', actions, 'title'),
  text('email', actions, 'second'),
  text('reference', actions),
  {
    field: 'createdAt',
    header: names.createdAt,
    kind: 'date',
    ...sizeColumn('day', actions),
    range: { from: users.createdFrom, to: users.createdTo },
    value: ({ createdAt }) => createdAt,
  },
  {
    field: 'validatedAt',
    header: names.confirmed,
    kind: 'boolean',
    filter: true,
    ...sizeColumn('confirmed', actions),
    cardPosition: 'end',
    value: ({ validatedAt }) => validatedAt !== null,
    detail: ({ validatedAt }) => (validatedAt === null ? undefined : formatDay(validatedAt)),
  },
  {
    field: 'actions',
    header: names.actions,
    kind: 'action',
    fixed: true,
    width: WIDTHS[actions].actions,
    actions: (user) => <ResidentActions user={user} layout={actions} />,
  },
];

/** Constants, because the table is rebuilt for each new array of columns. */
export const COLUMNS: Readonly<Record<ActionsLayout, readonly Column<BuildingUser>[]>> = {
  buttons: columnsWith('buttons'),
  menu: columnsWith('menu'),
};
