import { Failure } from '../failure.ts';
import type { AdministratorSession } from './session.ts';

/** The session's own administration. @throws Failure ex_not_found for any other (D28) */
export function ownAdministration({ administrationId }: AdministratorSession, adminId: string): string {
  if (adminId.toLowerCase() !== administrationId) throw new Failure('ex_not_found');
  return administrationId;
}
