import { AppError } from '@laundry/error-catalogue';
import { callApi, safely } from '@laundry/flow';
import type { Action } from 'redux';
import { put, select, takeLatest } from 'typed-redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import { fromContext } from '../../shared/context.ts';
import { selectStored } from '../../session/session.slice.ts';
import { overviewRequested, overviewFailed, overviewLeft, overviewLoaded } from './overview.slice.ts';

const load = safely(function* (event: Action): SagaGenerator<void> {
  if (!overviewRequested.match(event)) return;
  const stored = yield* select(selectStored);
  const administration = stored?.account.user.administration_id ?? null;
  if (administration === null) throw new AppError('featureDisabled');
  const api = yield* fromContext('api');
  yield* put(overviewLoaded(yield* callApi((signal) => api.overview(administration, { signal }))));
}, overviewFailed);

/** The first page's numbers: asking anew and leaving abort what is on its way. */
export function* overviewSaga(): SagaGenerator<void> {
  yield* takeLatest([overviewRequested, overviewLeft], load);
}
