import { textOf } from '@laundry/error-catalogue';
import type { AppError, ErrorKind } from '@laundry/error-catalogue';
import { users } from '@laundry/strings';

/** Texts that follow the specified one for some failures. */
const MORE: Partial<Record<ErrorKind, string>> = {
  offline: textOf('offline'),
  notFound: users.foreignBuilding,
  tooManyRequests: textOf('tooManyRequests'),
  unavailable: textOf('unavailable'),
};

/** The text for a list that could not be loaded (spec §8). */
export function failureText(kind: ErrorKind): string {
  const more = MORE[kind];
  return more === undefined ? users.listFailed : `${users.listFailed} ${more}`;
}

/** Failures that do not depend on the row that was sent. */
const ENDS_ALL: readonly ErrorKind[] = ['offline', 'unavailable', 'sessionEnded', 'dashboardRefused'];

/** Whether every further request would fail as well: sending stops, and can be resumed. */
export const affectsAllRequests = ({ kind, server }: AppError): boolean =>
  server === undefined || ENDS_ALL.includes(kind);
