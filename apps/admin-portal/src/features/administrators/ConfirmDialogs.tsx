import type { Administrator } from '@laundry/api-contract';
import { administrators as texts } from '@laundry/strings';
import { ConfirmDialog } from '@laundry/ui-kit';
import { nameOf } from './RowActions.tsx';
import type { Action } from './RowActions.tsx';

/** A confirmation about an administrator; it keeps its text while it fades out. */
export interface Question {
  open: boolean;
  action: Action;
  administrator: Administrator;
  /** The administrator is the signed-in user. */
  self: boolean;
}

export interface ConfirmDialogsProps {
  question: Question | undefined;
  onYes: (question: Question) => void;
  onNo: (question: Question) => void;
}

/** The question, and what follows from a yes. */
function wordsFor({ action, administrator, self }: Question): readonly [title: string, follows: string] {
  const name = nameOf(administrator);
  if (action === 'resend') return [texts.confirmResend(name), texts.resendFollows(administrator.email)];
  if (self) return [texts.confirmRemoveSelf, texts.removeSelfFollows];
  const follows = administrator.state === 'invited' ? texts.withdrawFollows : texts.removeFollows;
  return [texts.confirmRemove(name), follows];
}

/** Asks SÍ or NO before anything is done to an administrator. */
export function ConfirmDialogs({ question, onYes, onNo }: ConfirmDialogsProps) {
  if (!question) return null;
  const [title, follows] = wordsFor(question);
  return (
    <ConfirmDialog
      open={question.open}
      title={title}
      destructive={question.action === 'remove'}
      onYes={() => onYes(question)}
      onNo={() => onNo(question)}
    >
      {follows}
    </ConfirmDialog>
  );
}
