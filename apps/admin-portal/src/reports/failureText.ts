import { errorText } from '@laundry/error-catalogue';
import type { ErrorKind } from '@laundry/error-catalogue';
import { reports } from '@laundry/strings';

/** A report's failure in words: 'not found' is a building that was deleted or is another's (D28). */
const OWN: Partial<Record<ErrorKind, string>> = {
  notFound: reports.foreignBuilding,
  invalidField: reports.malformed,
};

/** The text for a report that failed. */
export const failureText = (kind: ErrorKind): string => OWN[kind] ?? errorText(kind);
