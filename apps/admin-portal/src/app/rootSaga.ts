import { spawn } from 'typed-redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import { configurationSaga } from '../features/configuration/configuration.saga.ts';
import { loginSaga } from '../features/login/login.saga.ts';
import { transactionsSaga } from '../features/transactions/transactions.saga.ts';
import { usersSaga } from '../features/users/users.saga.ts';
import { usesSaga } from '../features/uses/uses.saga.ts';
import { tableSettingsSaga } from '../reports/tableSettings.saga.ts';
import { sessionSaga } from '../session/session.saga.ts';

/** Every flow of the portal; one that fails takes no other with it. */
export function* rootSaga(): SagaGenerator<void> {
  for (const saga of [
    loginSaga,
    usersSaga,
    usesSaga,
    transactionsSaga,
    tableSettingsSaga,
    configurationSaga,
    sessionSaga,
  ])
    yield* spawn(saga);
}
