import { textOf } from '@laundry/error-catalogue';
import type { ErrorKind } from '@laundry/error-catalogue';
import { reports } from '@laundry/strings';

/**
 * What a report's failure means here: what is not found is the building, another's or a deleted one (D28).
 */
const OWN: Partial<Record<ErrorKind, string>> = {
  notFound: reports.foreignBuilding,
  invalidField: reports.malformed,
};

/** The text for a report that failed. */
export const failureText = (kind: ErrorKind): string => OWN[kind] ?? textOf(kind);
