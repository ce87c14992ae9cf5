import type { BuildingUser } from '@laundry/api-contract';
import { callApi } from '@laundry/flow';
import { put } from 'typed-redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import { fromContext } from '../../../shared/context.ts';
import { userCreated } from '../users.slice.ts';

/** The resident in the list that the server has now; undefined where it cannot be read, or has nobody. */
function* listed(building: string, email: string): SagaGenerator<BuildingUser | undefined> {
  const api = yield* fromContext('api');
  try {
    const users = yield* callApi((signal) => api.buildingUsers(building, { signal }));
    return users.find((user) => user.email.toLowerCase() === email.trim().toLowerCase());
  } catch {
    return undefined;
  }
}

/**
 * Puts a created resident first in the list.
 *
 * @param answered whom the server answered; where that was nobody, its list is asked for anew (D68)
 */
export function* tellCreated(
  building: string,
  email: string,
  answered: BuildingUser | undefined,
): SagaGenerator<void> {
  const user = answered ?? (yield* listed(building, email));
  if (user) yield* put(userCreated({ building, user }));
}
