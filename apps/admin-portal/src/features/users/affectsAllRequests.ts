import type { AppError, ErrorKind } from '@laundry/error-catalogue';

/** Failures that do not depend on the row that was sent. */
const ENDS_ALL: readonly ErrorKind[] = ['offline', 'unavailable', 'sessionEnded', 'dashboardRefused'];

/** Whether a failure would meet every further request: the sending stops, and can be resumed. */
export const affectsAllRequests = ({ kind, server }: AppError): boolean =>
  server === undefined || ENDS_ALL.includes(kind);
