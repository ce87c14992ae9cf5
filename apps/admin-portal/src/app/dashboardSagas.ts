import type { Flow } from '@laundry/flow';
import { offersSaga } from './offers.saga.ts';
import { activitySaga } from '../features/activity/activity.saga.ts';
import { administratorsSaga } from '../features/administrators/administrators.saga.ts';
import { configurationSaga } from '../features/configuration/configuration.saga.ts';
import { passwordSaga } from '../features/password/password.saga.ts';
import { settlementSaga } from '../features/settlement/settlement.saga.ts';
import { transactionsSaga } from '../features/transactions/transactions.saga.ts';
import { overviewSaga } from '../features/welcome/overview.saga.ts';
import { usersSaga } from '../features/users/users.saga.ts';
import { usesSaga } from '../features/uses/uses.saga.ts';
import { tableSettingsSaga } from '../tables/tableSettings.saga.ts';

/** Every flow besides the login's. */
export const dashboardSagas: readonly Flow[] = [
  overviewSaga,
  usersSaga,
  usesSaga,
  transactionsSaga,
  settlementSaga,
  tableSettingsSaga,
  configurationSaga,
  passwordSaga,
  administratorsSaga,
  activitySaga,
  offersSaga,
];
