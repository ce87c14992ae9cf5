import { ALL_BUILDINGS } from '@laundry/api-contract';
import { callApi } from '@laundry/flow';
import { montevideoDay } from '@laundry/ui-kit/format';
import { select, take } from 'typed-redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import { callMissing } from '../session/offers.slice.ts';
import { selectStored } from '../session/session.slice.ts';
import { fromContext } from '../shared/context.ts';

/**
 * Once a server turned out not to have an optional call, asks it for those that links lead to: what it does
 * not have is then known before anybody follows them (D69). A server that has all of them is never asked.
 */
export function* offersSaga(): SagaGenerator<void> {
  let adminId: string | null | undefined;
  do {
    yield* take(callMissing);
    adminId = (yield* select(selectStored))?.account.user.administration_id;
  } while (typeof adminId !== 'string');
  const administration = adminId;
  const api = yield* fromContext('api');
  const month = montevideoDay(new Date()).slice(0, 'YYYY-MM'.length);
  yield* callApi((signal) =>
    // The client tells what is missing; what else fails is told by the pages.
    Promise.allSettled([
      api.administrators(administration, { signal }),
      api.activity(administration, { perPage: 1 }, { signal }),
      api.settlement({ month, building: ALL_BUILDINGS }, { signal }),
    ]),
  );
}
