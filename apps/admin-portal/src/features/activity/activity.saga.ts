import { callApi, safely } from '@laundry/flow';
import { put, select, takeLatest } from 'typed-redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import { fromContext } from '../../shared/context.ts';
import { selectStored } from '../../session/session.slice.ts';
import {
  activityArrived,
  activityRequested,
  activityFailed,
  activityLeft,
  PER_PAGE,
  selectActivity,
} from './activity.slice.ts';

const load = safely(function* (event: { type: string }) {
  if (!activityRequested.match(event)) return;
  const api = yield* fromContext('api');
  const adminId = (yield* select(selectStored))?.account.user.administration_id ?? '';
  const last = (yield* select(selectActivity)).entries.at(-1);
  const query = { perPage: PER_PAGE, ...(last && { before: last.id }) };
  yield* put(activityArrived(yield* callApi((signal) => api.activity(adminId, query, { signal }))));
}, activityFailed);

/** What was done, page by page; leaving drops what is on its way. */
export function* activitySaga(): SagaGenerator<void> {
  yield* takeLatest([activityRequested, activityLeft], load);
}
