import { textOf } from '@laundry/error-catalogue';
import type { AppError } from '@laundry/error-catalogue';
import { callApi, safely } from '@laundry/flow';
import { isCardCode } from '@laundry/ui-kit/format';
import { call, put, race, take, takeEvery, takeLatest } from 'typed-redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import { fromContext } from '../../context.ts';
import { answered, asked, closed, failed, opened } from './myLaundry.slice.ts';

const lookUpError = ({ kind }: AppError) => ({ kind, text: textOf(kind) });

/** The machines of a card's building (D95): of the card in the address, or a typed one. */
export function* myLaundrySaga() {
  yield* takeEvery(opened, function* ({ payload }) {
    if (isCardCode(payload)) yield* put(asked(payload));
  });
  yield* takeLatest(
    asked,
    safely(untilClosed, (error) => failed(lookUpError(error))),
  );
}

function* untilClosed(action: ReturnType<typeof asked>): SagaGenerator<void> {
  yield* race({ done: call(ask, action), closed: take(closed) });
}

function* ask({ payload: card }: ReturnType<typeof asked>): SagaGenerator<void> {
  const api = yield* fromContext('api');
  yield* put(answered(yield* callApi((signal) => api.cardMachines({ param1: card }, { signal }))));
}
