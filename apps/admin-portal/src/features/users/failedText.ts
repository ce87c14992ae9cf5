import { textOf } from '@laundry/error-catalogue';
import type { ErrorKind } from '@laundry/error-catalogue';
import { users } from '@laundry/strings';

/** What is known of some failures beyond that they are one: it follows the specified text. */
const MORE: Partial<Record<ErrorKind, string>> = {
  offline: textOf('offline'),
  notFound: users.foreignBuilding,
  tooManyRequests: textOf('tooManyRequests'),
  unavailable: textOf('unavailable'),
};

/** What is said when a list could not be loaded (spec §8). */
export function failedText(kind: ErrorKind): string {
  const more = MORE[kind];
  return more === undefined ? users.listFailed : `${users.listFailed} ${more}`;
}
