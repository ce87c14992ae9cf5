import type { Flow } from '@laundry/flow';
import { put, takeEvery } from 'typed-redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import { portalApi } from '../api/portalApi.ts';
import { CHANGES_USER } from '../session/session.slice.ts';
import { offersSaga } from './offers.saga.ts';
import { settlementExportSaga } from '../features/settlement/export.saga.ts';
import { transactionsExport } from '../features/transactions/export.saga.ts';
import { invitesSaga } from '../features/users/invite/invites.saga.ts';
import { resendsSaga } from '../features/users/resend/resends.saga.ts';
import { usesExport } from '../features/uses/export.saga.ts';
import { tableSettingsSaga } from '../tables/tableSettings.saga.ts';

/** What the server answered to one user is forgotten before the next one. */
function* forgetAnswers(): SagaGenerator<void> {
  yield* takeEvery(CHANGES_USER, function* () {
    yield* put(portalApi.util.resetApiState());
  });
}

/** Every flow besides the login's. */
export const dashboardSagas: readonly Flow[] = [
  invitesSaga,
  resendsSaga,
  usesExport.saga,
  transactionsExport.saga,
  settlementExportSaga,
  tableSettingsSaga,
  offersSaga,
  forgetAnswers,
];
