import type { Administrator } from '@laundry/api-contract';
import { administrators as texts } from '@laundry/strings';
import { formatDay } from '@laundry/ui-kit';
import type { Column } from '@laundry/ui-kit/data-table';
import { createContext, use } from 'react';
import { RowActions } from '../../tables/RowActions.tsx';
import type { ActionsLayout } from '../../tables/RowActions.tsx';
import type { ConfirmedAction } from '../../tables/useConfirmedActions.tsx';

const { columns: names } = texts;

/** In px: room for both buttons side by side, or for the menu's button below the column's header. */
const ACTIONS_WIDTH = { buttons: 252, menu: 96 } as const;

export const fullName = ({ name, lastname }: Administrator): string => `${name} ${lastname}`;

/** Data that all rows share; a context, because the page cannot pass props to a table's cells. */
export const RowsContext = createContext<{
  /** Opens the confirmation dialog. */
  ask: (action: ConfirmedAction, administrator: Administrator) => void;
  /** Ids of administrators with a request in progress. */
  busy: readonly string[];
  /** The number of administrators who have accepted their invitation. */
  active: number;
}>({ ask: () => undefined, busy: [], active: 0 });

interface AdministratorActionsProps {
  administrator: Administrator;
  layout: ActionsLayout;
}

/** The actions on one administrator. The last active one cannot be removed. */
function AdministratorActions({ administrator, layout }: AdministratorActionsProps) {
  const { ask, busy: busyIds, active } = use(RowsContext);
  const { id, state } = administrator;
  const busy = busyIds.includes(id);
  const name = fullName(administrator);
  const resend = {
    label: texts.resend,
    name: texts.resendTo(name),
    busy,
    onChoose: () => ask('resend', administrator),
  };
  const remove = {
    label: texts.remove,
    name: texts.removeOf(name),
    destructive: true,
    busy,
    onChoose: () => ask('remove', administrator),
  };
  return (
    <RowActions
      layout={layout}
      label={texts.actionsOf(name)}
      actions={[
        ...(state === 'invited' ? [resend] : []),
        state === 'active' && active === 1 ? { label: texts.onlyOne } : remove,
      ]}
    />
  );
}

function describeState({ id, expires_at: expiresAt }: Administrator, ownId: string, now: Date): string {
  if (expiresAt === null) return id === ownId ? texts.you : texts.active;
  return new Date(expiresAt) <= now ? texts.expired : texts.invited(formatDay(expiresAt));
}

/**
 * The columns of the administrators.
 *
 * @param ownId the signed-in user's id
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
    value: fullName,
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
    value: (administrator) => describeState(administrator, ownId, new Date()),
  },
  {
    field: 'actions',
    header: names.actions,
    kind: 'action',
    fixed: true,
    width: ACTIONS_WIDTH[actions],
    actions: (administrator) => <AdministratorActions administrator={administrator} layout={actions} />,
  },
];
