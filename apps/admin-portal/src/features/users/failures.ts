import { errorText } from '@laundry/error-catalogue';
import type { ErrorKind } from '@laundry/error-catalogue';
import { errors, reports, users } from '@laundry/strings';

/** Texts that follow the specified one for some failures. */
const MORE: Partial<Record<ErrorKind, string>> = {
  offline: errors.offline,
  notFound: reports.foreignBuilding,
  tooManyRequests: errorText('tooManyRequests'),
  unavailable: errorText('unavailable'),
};

/** The text for a list that could not be loaded (spec §8). */
export const failureText = (kind: ErrorKind): string =>
  [users.listFailed, MORE[kind]].filter(Boolean).join(' ');
