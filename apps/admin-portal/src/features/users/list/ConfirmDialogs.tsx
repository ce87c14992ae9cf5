import type { BuildingUser } from '@laundry/api-contract';
import { users } from '@laundry/strings';
import { ConfirmDialog } from '@laundry/ui-kit';
import { nameOf } from '../person.ts';
import type { Action } from './RowActions.tsx';

/** A confirmation about a resident; it keeps its text while it fades out. */
export interface Question {
  open: boolean;
  action: Action;
  user: BuildingUser;
}

export interface ConfirmDialogsProps {
  question: Question | undefined;
  onYes: (question: Question) => void;
  onNo: (question: Question) => void;
}

const requested: Record<Action, (name: string) => string> = {
  resend: users.confirmResend,
  remove: users.confirmRemove,
};

const consequence = ({ action, user: { email } }: Question): string =>
  action === 'remove' ? users.removeFollows : users.resendFollows(email);

/** Asks SÍ or NO before anything is done to a resident (spec §2). */
export function ConfirmDialogs({ question, onYes, onNo }: ConfirmDialogsProps) {
  if (!question) return null;
  return (
    <ConfirmDialog
      open={question.open}
      title={requested[question.action](nameOf(question.user))}
      destructive={question.action === 'remove'}
      onYes={() => onYes(question)}
      onNo={() => onNo(question)}
    >
      {consequence(question)}
    </ConfirmDialog>
  );
}
