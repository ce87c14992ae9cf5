import { textOf } from '@laundry/error-catalogue';
import type { ErrorKind } from '@laundry/error-catalogue';
import { reports } from '@laundry/strings';

/**
 * The text for a report's failure: 'not found' is about the building, which was deleted or belongs to others
 * (D28).
 */
const OWN: Partial<Record<ErrorKind, string>> = {
  notFound: reports.foreignBuilding,
  invalidField: reports.malformed,
};

/** The text for a report that failed. */
export const failureText = (kind: ErrorKind): string => OWN[kind] ?? textOf(kind);
