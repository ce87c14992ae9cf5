import { loadErrorText, messageFor } from '@laundry/error-catalogue';
import type { PlainError } from '@laundry/error-catalogue';
import { notified } from '@laundry/flow';
import { errors, notifications } from '@laundry/strings';
import type { Action, Dispatch } from 'redux';
import type { Failure } from './result.ts';

/** Notifies that the action succeeded. */
export const successNotified = (text: string) =>
  notified({ variant: 'success', title: notifications.successTitle, text });

/** Notifies that the server refused the action. */
export const refusalNotified = (text: string) => notified({ variant: 'error', title: errors.title, text });

/**
 * The error that `queryFulfilled` was rejected with; undefined if it needs no notification: the call was
 * aborted, or the session ended, which the login page reports.
 */
export function refusalIn(thrown: unknown): PlainError | undefined {
  const { error } = thrown as { error: Failure };
  return 'kind' in error && error.kind !== 'sessionEnded' ? error : undefined;
}

/** The arguments of `onQueryStarted`, which continues after the page is left. */
interface Started {
  readonly dispatch: Dispatch;
  readonly queryFulfilled: Promise<unknown>;
}

/** Dispatches an action if a call succeeds, else notifies of the refusal in the server's words (D47). */
export async function dispatchOutcome({ dispatch, queryFulfilled }: Started, done: Action): Promise<void> {
  await queryFulfilled.then(
    () => dispatch(done),
    (thrown: unknown) => {
      const refusal = refusalIn(thrown);
      if (!refusal) return;
      dispatch(refusalNotified(refusal.server ? messageFor(refusal) : loadErrorText(refusal.kind)));
    },
  );
}
