/** The storage key of the logged user (spec §3). */
export const SESSION_KEY = 'laundry.session';

/** Stored instead of the user after the API ended the session, for all tabs; the login removes it. */
export const ENDED = JSON.stringify('ended');

/** The token of the stored session, if any; storedSession.ts checks the rest when it reads it. */
export function storedToken(storage: Pick<Storage, 'getItem'>): string | undefined {
  try {
    const kept = JSON.parse(storage.getItem(SESSION_KEY) ?? 'null') as {
      session?: { token?: unknown };
    } | null;
    const token = kept?.session?.token;
    return typeof token === 'string' ? token : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a session may be stored; storedSession.ts validates it when it reads it. */
export function mayHaveSession(storage: Pick<Storage, 'getItem'>): boolean {
  try {
    const kept = storage.getItem(SESSION_KEY);
    return kept !== null && kept !== ENDED;
  } catch {
    return false;
  }
}
