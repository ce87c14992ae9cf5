/** Where the logged user is kept (spec §3). */
export const SESSION_KEY = 'laundry.session';

/** Stored instead of the user after the API ended the session, for all tabs; the login removes it. */
export const ENDED = JSON.stringify('ended');

const hasToken = (kept: unknown): kept is { session: { token: string } } =>
  typeof kept === 'object' &&
  kept !== null &&
  'session' in kept &&
  typeof kept.session === 'object' &&
  kept.session !== null &&
  'token' in kept.session &&
  typeof kept.session.token === 'string';

/** The token of the stored session, if any; storedSession.ts checks the rest when it reads it. */
export function storedToken(storage: Pick<Storage, 'getItem'>): string | undefined {
  try {
    const kept: unknown = JSON.parse(storage.getItem(SESSION_KEY) ?? 'null');
    return hasToken(kept) ? kept.session.token : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a session may be kept; what is kept is checked when it is read (storedSession.ts). */
export function mayHaveSession(storage: Pick<Storage, 'getItem'>): boolean {
  try {
    const kept = storage.getItem(SESSION_KEY);
    return kept !== null && kept !== ENDED;
  } catch {
    return false;
  }
}
