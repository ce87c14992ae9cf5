import { messageFor } from '@laundry/error-catalogue';
import type { PlainError } from '@laundry/error-catalogue';
import { notified } from '@laundry/flow';
import { errors, notifications } from '@laundry/strings';
import type { Dispatch } from 'redux';
import { errorOf } from './result.ts';

/** Says that it was done. */
export const toldDone = (text: string) =>
  notified({ variant: 'success', title: notifications.successTitle, text });

/** Says that the server refused, in its own words (D47); the end of the session has a place of its own. */
function tellRefusal(dispatch: Dispatch, error: PlainError): void {
  if (error.kind === 'sessionEnded') return;
  dispatch(notified({ variant: 'error', title: errors.title, text: messageFor(error) }));
}

interface Started<Answer> {
  readonly dispatch: Dispatch;
  readonly queryFulfilled: Promise<{ data: Answer }>;
}

/**
 * What a call answered; undefined where it was refused, which is told.
 *
 * @param queryFulfilled as a call's `onQueryStarted` gets it: it goes on though the page is left
 */
export async function answerOrTell<Answer>({
  dispatch,
  queryFulfilled,
}: Started<Answer>): Promise<{ data: Answer } | undefined> {
  try {
    return await queryFulfilled;
  } catch (thrown) {
    tellRefusal(dispatch, errorOf((thrown as { error: PlainError }).error));
    return undefined;
  }
}
