import { loadErrorText, messageFor } from '@laundry/error-catalogue';
import type { PlainError } from '@laundry/error-catalogue';
import { notified } from '@laundry/flow';
import { errors, notifications } from '@laundry/strings';
import type { SerializedError } from '@reduxjs/toolkit';
import type { Action, Dispatch } from 'redux';

/** Notifies that the action succeeded. */
export const toldDone = (text: string) =>
  notified({ variant: 'success', title: notifications.successTitle, text });

/** Notifies that the server refused the action. */
export const toldRefused = (text: string) => notified({ variant: 'error', title: errors.title, text });

/**
 * The error that `queryFulfilled` was rejected with; undefined if it needs no notification: the call was
 * aborted, or the session ended, which the login page reports.
 */
export function refusalIn(thrown: unknown): PlainError | undefined {
  const { error } = thrown as { error: PlainError | SerializedError };
  return 'kind' in error && error.kind !== 'sessionEnded' ? error : undefined;
}

/** What `onQueryStarted` gets, which continues after the page is left. */
interface Started {
  readonly dispatch: Dispatch;
  readonly queryFulfilled: Promise<unknown>;
}

/** Dispatches an action once a call succeeds; a refusal is notified of in the server's words (D47). */
export async function doneOrTell({ dispatch, queryFulfilled }: Started, done: Action): Promise<void> {
  await queryFulfilled.then(
    () => dispatch(done),
    (thrown: unknown) => {
      const refusal = refusalIn(thrown);
      if (!refusal) return;
      dispatch(toldRefused(refusal.server ? messageFor(refusal) : loadErrorText(refusal.kind)));
    },
  );
}
