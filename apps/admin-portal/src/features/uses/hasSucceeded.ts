import { usesReport } from '@laundry/strings';

/** Whether a use's result is that it succeeded; anything else is why it did not (D46). */
export const hasSucceeded = (result: string): boolean => result === usesReport.success;
