import { loadErrorText } from '@laundry/error-catalogue';
import type { ErrorKind } from '@laundry/error-catalogue';
import { reports } from '@laundry/strings';

/** The reports' own texts: 'not found' is a building that is deleted or another administration's (D28). */
const OWN: Partial<Record<ErrorKind, string>> = {
  notFound: reports.foreignBuilding,
  invalidField: reports.malformed,
};

/** The text for a report that failed. */
export const failureText = (kind: ErrorKind): string => OWN[kind] ?? loadErrorText(kind);
