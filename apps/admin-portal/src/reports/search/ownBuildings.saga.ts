import type { Building } from '@laundry/api-contract';
import { callApi } from '@laundry/flow';
import { select } from 'typed-redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import { fromContext } from '../../shared/context.ts';
import { selectStored } from '../../session/session.slice.ts';

/**
 * The administration's buildings, or those that share in the income (D22, D29); none without an
 * administration.
 */
export function* ownBuildings(query: { split?: 'true' }): SagaGenerator<Building[]> {
  const api = yield* fromContext('api');
  const administration = (yield* select(selectStored))?.account.user.administration_id;
  if (administration === undefined || administration === null) return [];
  return yield* callApi((signal) => api.administrationBuildings(administration, query, { signal }));
}
