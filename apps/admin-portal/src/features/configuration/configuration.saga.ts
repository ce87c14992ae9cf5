import { AppError } from '@laundry/error-catalogue';
import { callApi, safely } from '@laundry/flow';
import type { PayloadAction } from '@reduxjs/toolkit';
import { call, put, race, select, take, takeLeading } from 'typed-redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import { fromContext } from '../../shared/context.ts';
import { selectStored } from '../../session/session.slice.ts';
import { changeRequested, changeDone, changeFailed, configurationLeft } from './configuration.slice.ts';

/** Changes the password of who is logged in; the answer must say that it was (spec §3). */
function* change(newPassword: string): SagaGenerator<void> {
  const stored = yield* select(selectStored);
  if (!stored) return;
  const api = yield* fromContext('api');
  const emailAddress = stored.account.user.email;
  const { passwordChanged } = yield* callApi((signal) =>
    api.changePassword({ emailAddress, newPassword }, { signal }),
  );
  if (!passwordChanged) throw new AppError('generic');
  yield* put(changeDone());
}

const changeUntilLeft = safely(function* ({ payload }: PayloadAction<string>) {
  yield* race({ done: call(change, payload), left: take(configurationLeft) });
}, changeFailed);

/** The settings' one flow; a second press while the first is on its way does nothing. */
export function* configurationSaga(): SagaGenerator<void> {
  yield* takeLeading(changeRequested, changeUntilLeft);
}
