import type { Administrator } from '@laundry/api-contract';
import { administrators as texts, errors, users } from '@laundry/strings';
import { formatDay } from '@laundry/ui-kit';
import type { Column } from '@laundry/ui-kit/data-table';
import { RowActions } from '../../tables/RowActions.tsx';
import type { ActionsLayout } from '../../tables/RowActions.tsx';
import { textColumn } from '../../tables/textColumn.ts';
import type { ConfirmedAction } from '../../tables/useConfirmedActions.tsx';

const { columns: names } = texts;

/** In px: room for both buttons side by side, or for the menu's button below the column's header. */
const ACTIONS_WIDTH = { buttons: 252, menu: 96 } as const;

export const fullName = ({ name, lastname }: Administrator): string => `${name} ${lastname}`;

function describeState({ id, expires_at: expiresAt }: Administrator, ownId: string, now: Date): string {
  if (expiresAt === null) return id === ownId ? texts.you : texts.active;
  return new Date(expiresAt) <= now ? texts.expired : texts.invited(formatDay(expiresAt));
}

export interface ShownActions {
  /** How each administrator's actions are shown. */
  layout: ActionsLayout;
  /** Opens the confirmation dialog. */
  ask: (action: ConfirmedAction, administrator: Administrator) => void;
  /** Whether there is only one who has accepted the invitation, and cannot be removed. */
  onlyOne: boolean;
}

/** The columns of the administrators. @param ownId the signed-in user's id */
export const columnsFor = (
  ownId: string,
  { layout, ask, onlyOne }: ShownActions,
): readonly Column<Administrator>[] => [
  textColumn('name', names.name, { width: 110, flex: 2, cardPosition: 'title', value: fullName }),
  textColumn('email', names.email, { width: 150, flex: 3, breaks: 'email' }),
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
    width: ACTIONS_WIDTH[layout],
    actions: (administrator) => {
      const { id, state } = administrator;
      const name = fullName(administrator);
      const resend = {
        label: texts.resend,
        name: texts.resendTo(name),
        waits: true,
        onChoose: () => ask('resend', administrator),
      };
      const remove = {
        label: texts.remove,
        name: texts.removeOf(name),
        destructive: true,
        waits: true,
        onChoose: () => ask('remove', administrator),
      };
      return (
        <RowActions
          id={id}
          layout={layout}
          label={users.actionsOf(name)}
          actions={[
            ...(state === 'invited' ? [resend] : []),
            state === 'active' && onlyOne ? { label: errors.texts.lastAdministrator } : remove,
          ]}
        />
      );
    },
  },
];
