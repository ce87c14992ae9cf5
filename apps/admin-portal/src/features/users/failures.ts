import { errorText } from '@laundry/error-catalogue';
import type { ErrorKind } from '@laundry/error-catalogue';
import { users } from '@laundry/strings';

/** Texts that follow the specified one for some failures. */
const MORE: Partial<Record<ErrorKind, string>> = {
  offline: errorText('offline'),
  notFound: users.foreignBuilding,
  tooManyRequests: errorText('tooManyRequests'),
  unavailable: errorText('unavailable'),
};

/** The text for a list that could not be loaded (spec §8). */
export function failureText(kind: ErrorKind): string {
  const more = MORE[kind];
  return more === undefined ? users.listFailed : `${users.listFailed} ${more}`;
}
