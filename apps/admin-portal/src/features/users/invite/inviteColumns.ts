import { invites, users } from '@laundry/strings';
import type { Column } from '@laundry/ui-kit/data-table';
import type { Invitee } from './invitee.ts';

/** The result of a row, in words. */
export const outcomeText = ({ outcome }: Invitee): string =>
  'text' in outcome ? outcome.text : invites.states[outcome.status];

const field = (name: keyof Invitee['person'], width: number, flex: number): Column<Invitee> => ({
  field: name,
  header: users.columns[name],
  kind: 'text',
  width,
  flex,
  ...(name === 'email' && { breaks: 'email' as const }),
  value: ({ person }) => person[name],
});

/** The columns of the rows to invite. In a window of 768 px all of them fit into the dialog. */
export const inviteColumns: readonly Column<Invitee>[] = [
  {
    field: 'line',
    header: invites.line,
    kind: 'text',
    width: 66,
    fixed: true,
    cardPosition: 'title',
    value: ({ line }) => String(line),
  },
  {
    field: 'outcome',
    header: invites.outcome,
    kind: 'text',
    filter: true,
    fixed: true,
    width: 190,
    flex: 2,
    cardPosition: 'second',
    value: outcomeText,
  },
  { ...field('firstname', 80, 1), cardPosition: 'second' },
  field('lastname', 86, 1),
  field('email', 130, 2),
  field('reference', 96, 1),
];
