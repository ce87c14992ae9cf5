import { endSession } from '../queries/sessions.ts';
import type { Dependencies } from './dependencies.ts';

/** Ends a session (D57). One that is over, unknown or not named is over: nothing tells them apart. */
export async function signout({ db }: Dependencies, tokenHash: string | undefined): Promise<undefined> {
  if (tokenHash !== undefined) await endSession(db, tokenHash);
  return undefined;
}
