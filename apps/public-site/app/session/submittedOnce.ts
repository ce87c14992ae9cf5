import type { SessionStorage } from '../context.ts';

/** Where the payment whose form was last sent stands in session storage. */
const STORED_UNDER = 'checkout.submitted';

/** Marks a payment's form as sent. True the first time; false when it was sent before, or that cannot be known. */
export function markSubmitted(session: SessionStorage, transactionId: string): boolean {
  try {
    if (session.getItem(STORED_UNDER) === transactionId) return false;
    session.setItem(STORED_UNDER, transactionId);
    return true;
  } catch {
    return false;
  }
}
