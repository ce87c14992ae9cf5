import type { AppError, ErrorKind } from '@laundry/error-catalogue';

/** What would befall every further request alike. */
const ENDS_ALL: readonly ErrorKind[] = ['offline', 'unavailable', 'sessionEnded', 'dashboardRefused'];

/** Whether a failure of one of many is one of all: the sending rests, and can be taken up again. */
export const failsAllAlike = ({ kind, server }: AppError): boolean =>
  server === undefined || ENDS_ALL.includes(kind);
