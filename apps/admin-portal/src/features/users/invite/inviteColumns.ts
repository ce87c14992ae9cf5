import { invites, users } from '@laundry/strings';
import type { TextColumn } from '@laundry/ui-kit/data-table';
import type { Invitee } from './invitee.ts';

/** The result of a row, in words. */
export const outcomeText = ({ outcome }: Invitee): string =>
  'text' in outcome ? outcome.text : invites.states[outcome.status];

const field = (name: keyof Invitee['person'], width: number, flex: number): TextColumn<Invitee> => ({
  field: name,
  header: users.columns[name],
  kind: 'text',
  width,
  flex,
  ...(name === 'email' && { breaks: 'email' as const }),
  value: ({ person }) => person[name],
});

const line: TextColumn<Invitee> = {
  field: 'line',
  header: invites.line,
  kind: 'text',
  width: 66,
  fixed: true,
  cardPosition: 'title',
  value: (row) => String(row.line),
};
const outcome: TextColumn<Invitee> = {
  field: 'outcome',
  header: invites.outcome,
  kind: 'text',
  filter: true,
  fixed: true,
  width: 190,
  flex: 2,
  cardPosition: 'second',
  value: outcomeText,
};

/** The four fields of a person, in the order in which rows without a header are read. */
export const personColumns: readonly TextColumn<Invitee>[] = [
  { ...field('firstname', 80, 1), cardPosition: 'second' },
  field('lastname', 86, 1),
  field('email', 130, 2),
  field('reference', 96, 1),
];

/** The columns of the rows to invite. In a window of 768 px all of them fit into the dialog. */
export const inviteColumns = [line, outcome, ...personColumns];

/** The columns of the file with the result. */
export const resultColumns = [line, ...personColumns, outcome];
