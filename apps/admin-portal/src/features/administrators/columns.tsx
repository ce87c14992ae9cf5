import type { Administrator } from '@laundry/api-contract';
import { administrators as texts } from '@laundry/strings';
import { formatDay } from '@laundry/ui-kit';
import type { Column } from '@laundry/ui-kit/data-table';
import type { ActionsLayout } from '../../tables/ActionMenu.tsx';
import { nameOf, RowActions } from './RowActions.tsx';

const { columns: names } = texts;

/** Wide enough for both buttons side by side, or for the menu's button under its head. */
const ACTIONS_WIDTH = { buttons: 252, menu: 96 } as const;

function stateOf({ id, expires_at: expiresAt }: Administrator, ownId: string, now: Date): string {
  if (expiresAt === null) return id === ownId ? texts.you : texts.active;
  return new Date(expiresAt) <= now ? texts.expired : texts.invited(formatDay(expiresAt));
}

/**
 * The columns of the administrators.
 *
 * @param ownId the signed-in user's account
 * @param actions how each administrator's actions are shown
 */
export const columnsFor = (ownId: string, actions: ActionsLayout): readonly Column<Administrator>[] => [
  {
    field: 'name',
    header: names.name,
    kind: 'text',
    filter: true,
    width: 110,
    flex: 2,
    cardPosition: 'title',
    value: nameOf,
  },
  {
    field: 'email',
    header: names.email,
    kind: 'text',
    filter: true,
    width: 150,
    flex: 3,
    breaks: 'email',
    value: ({ email }) => email,
  },
  {
    field: 'state',
    header: names.state,
    kind: 'text',
    width: 150,
    flex: 2,
    cardPosition: 'second',
    value: (administrator) => stateOf(administrator, ownId, new Date()),
  },
  {
    field: 'actions',
    header: names.actions,
    kind: 'action',
    fixed: true,
    width: ACTIONS_WIDTH[actions],
    actions: (administrator) => <RowActions administrator={administrator} layout={actions} />,
  },
];
