/** The storage key of the logged user (spec §3). */
export const SESSION_KEY = 'laundry.session';

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
