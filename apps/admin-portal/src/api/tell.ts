import { messageFor } from '@laundry/error-catalogue';
import type { PlainError } from '@laundry/error-catalogue';
import { notified } from '@laundry/flow';
import { errors, notifications } from '@laundry/strings';
import type { SerializedError } from '@reduxjs/toolkit';
import type { Dispatch } from 'redux';

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

interface Started<Answer> {
  readonly dispatch: Dispatch;
  readonly queryFulfilled: Promise<{ data: Answer }>;
}

/**
 * A call's answer; undefined if it fails. A refusal is notified of in the server's words (D47).
 *
 * @param queryFulfilled the one of `onQueryStarted`, which continues after the page is left
 */
export async function answerOrTell<Answer>({
  dispatch,
  queryFulfilled,
}: Started<Answer>): Promise<{ data: Answer } | undefined> {
  try {
    return await queryFulfilled;
  } catch (thrown) {
    const refusal = refusalIn(thrown);
    if (refusal) dispatch(toldRefused(messageFor(refusal)));
    return undefined;
  }
}
