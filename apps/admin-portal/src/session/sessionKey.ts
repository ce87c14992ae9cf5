/** Where the logged user is kept (section 3). */
export const SESSION_KEY = 'laundry.session';

/** What stands in place of the user while the tabs learn that the API ended the session; the login takes it away. */
export const ENDED = JSON.stringify('ended');

/** Whether a session may be kept; what is kept is checked when it is read (storedSession.ts). */
export function mayHaveSession(storage: Pick<Storage, 'getItem'>): boolean {
  try {
    const kept = storage.getItem(SESSION_KEY);
    return kept !== null && kept !== ENDED;
  } catch {
    return false;
  }
}
