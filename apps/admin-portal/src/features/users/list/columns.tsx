import type { BuildingUser } from '@laundry/api-contract';
import { users } from '@laundry/strings';
import { formatDay } from '@laundry/ui-kit';
import type { Column, TextColumn } from '@laundry/ui-kit/data-table';
import { RowActions } from '../../../tables/RowActions.tsx';
import type { ActionsLayout } from '../../../tables/RowActions.tsx';
import { textColumn } from '../../../tables/textColumn.ts';
import type { ConfirmedAction } from '../../../tables/useConfirmedActions.tsx';
import { isUnconfirmed, displayName } from '../person.ts';

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
  menu: { firstname: 78, lastname: 91, email: 124, reference: 92, day: 90, confirmed: 105, actions: 82 },
} as const;

/** A column's width, which is also its share of the remaining width. */
const sizeColumn = (column: keyof typeof WIDTHS.menu, actions: ActionsLayout) => {
  const width = WIDTHS[actions][column];
  return { width, flex: width };
};

const text = (
  field: 'firstname' | 'lastname' | 'email' | 'reference',
  actions: ActionsLayout,
  more: Partial<TextColumn<BuildingUser>> = {},
) => textColumn(field, names[field], { ...sizeColumn(field, actions), ...more });

export interface ShownActions {
  /** How a row's actions are shown. */
  layout: ActionsLayout;
  /** Opens the confirmation dialog. */
  ask: (action: ConfirmedAction, user: BuildingUser) => void;
  /** Opens the report of the uses of a resident's unit. */
  showUses: (user: BuildingUser) => Promise<void>;
}

/** The columns of the residents (spec §2), in order. */
export const columnsWith = ({ layout, ask, showUses }: ShownActions): readonly Column<BuildingUser>[] => [
  text('firstname', layout, { cardPosition: 'title' }),
  text('lastname', layout, { cardPosition: 'title' }),
  text('email', layout, { breaks: 'email', cardPosition: 'second' }),
  text('reference', layout),
  {
    field: 'createdAt',
    header: names.createdAt,
    kind: 'day',
    ...sizeColumn('day', layout),
    range: { from: users.createdFrom, to: users.createdTo },
    value: ({ createdAt }) => createdAt,
  },
  {
    field: 'validatedAt',
    header: names.confirmed,
    kind: 'boolean',
    filter: true,
    ...sizeColumn('confirmed', layout),
    cardPosition: 'end',
    value: ({ validatedAt }) => validatedAt !== null,
    detail: ({ validatedAt }) => (validatedAt === null ? undefined : formatDay(validatedAt)),
  },
  {
    field: 'actions',
    header: names.actions,
    kind: 'action',
    fixed: true,
    width: WIDTHS[layout].actions,
    actions: (user) => {
      const name = displayName(user);
      const resend = {
        label: users.resend,
        name: users.resendTo(name),
        waits: true,
        onChoose: () => ask('resend', user),
      };
      return (
        <RowActions
          id={user.id}
          layout={layout}
          label={users.actionsOf(name)}
          actions={[
            { label: users.uses, name: users.usesOf(name), onChoose: () => void showUses(user) },
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
    },
  },
];
