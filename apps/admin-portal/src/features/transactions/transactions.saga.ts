import { callApi, safely } from '@laundry/flow';
import { put, select, takeLatest } from 'typed-redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import { fromContext } from '../../app/context.ts';
import { selectStored } from '../../session/session.slice.ts';
import {
  buildingsArrived,
  buildingsAsked,
  buildingsFailed,
  reportLeft,
  rowsArrived,
  searchAsked,
  searchCleared,
  searchFailed,
} from './transactions.slice.ts';

/** The administration's buildings that share in the income (decision 22); none without an administration. */
function* loadBuildings(): SagaGenerator<void> {
  const api = yield* fromContext('api');
  const administration = (yield* select(selectStored))?.account.user.administration_id;
  const list =
    administration === undefined || administration === null
      ? []
      : yield* callApi((signal) =>
          api.administrationBuildings(administration, { split: 'true' }, { signal }),
        );
  yield* put(buildingsArrived(list));
}

const onBuildings = safely(function* (event: { type: string }) {
  if (buildingsAsked.match(event)) yield* loadBuildings();
}, buildingsFailed);

const onSearch = safely(function* (event: { type: string }) {
  if (!searchAsked.match(event)) return;
  const api = yield* fromContext('api');
  yield* put(rowsArrived(yield* callApi((signal) => api.reportTransactions(event.payload, { signal }))));
}, searchFailed);

/** Each event supersedes what the one before it asked for; clearing and leaving ask for nothing. */
export function* transactionsSaga(): SagaGenerator<void> {
  yield* takeLatest([buildingsAsked, reportLeft], onBuildings);
  yield* takeLatest([searchAsked, searchCleared, reportLeft], onSearch);
}
