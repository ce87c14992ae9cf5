import { spawn } from 'typed-redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import { loginSaga } from '../features/login/login.saga.ts';
import { transactionsSaga } from '../features/transactions/transactions.saga.ts';
import { usersSaga } from '../features/users/users.saga.ts';
import { sessionSaga } from '../session/session.saga.ts';

/** Every flow of the portal; one that fails takes no other with it. */
export function* rootSaga(): SagaGenerator<void> {
  for (const saga of [loginSaga, usersSaga, transactionsSaga, sessionSaga]) yield* spawn(saga);
}
