import type { Executor } from '../database/connect.ts';
import { Failure } from '../failure.ts';
import { buildingOf } from '../queries/administrations.ts';
import { isUuid } from '../uuid.ts';
import type { AdministratorSession } from './session.ts';

/** A building of the session's administration. @throws Failure ex_not_found for any other (decision 28) */
export async function ownBuilding(
  db: Executor,
  { administrationId }: AdministratorSession,
  buildingId: string,
) {
  const building = isUuid(buildingId) ? await buildingOf(db, { administrationId, buildingId }) : undefined;
  if (!building) throw new Failure('ex_not_found');
  return building;
}
