import { textOf, toAppError } from '@laundry/error-catalogue';
import { callApi, notified } from '@laundry/flow';
import { errors, notifications, settlement as texts } from '@laundry/strings';
import type { Action } from 'redux';
import { put, takeLatest, takeLeading } from 'typed-redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import { fromContext } from '../../../shared/context.ts';
import {
  mailingRequested,
  mailingChosen,
  mailingKnown,
  mailingLeft,
  mailingRefused,
} from './mailing.slice.ts';

/** Reads the setting. */
function* onRequested(event: Action): SagaGenerator<void> {
  if (!mailingRequested.match(event)) return;
  const api = yield* fromContext('api');
  try {
    const { monthly_settlement } = yield* callApi((signal) => api.notificationPreferences({ signal }));
    yield* put(mailingKnown(monthly_settlement));
  } catch {
    // The switch stays disabled; the page is useful without it.
  }
}

function* onChosen({ payload }: ReturnType<typeof mailingChosen>): SagaGenerator<void> {
  const api = yield* fromContext('api');
  try {
    const { monthly_settlement } = yield* callApi((signal) =>
      api.setNotificationPreferences({ monthly_settlement: payload }, { signal }),
    );
    yield* put(mailingKnown(monthly_settlement));
    yield* put(
      notified({
        variant: 'success',
        title: notifications.successTitle,
        text: monthly_settlement ? texts.mailOn : texts.mailOff,
      }),
    );
  } catch (error) {
    yield* put(mailingRefused());
    yield* put(notified({ variant: 'error', title: errors.title, text: textOf(toAppError(error).kind) }));
  }
}

/** 'Enviar por e-mail al cierre', a setting of each account. */
export function* mailingSaga(): SagaGenerator<void> {
  yield* takeLatest([mailingRequested, mailingLeft], onRequested);
  yield* takeLeading(mailingChosen, onChosen);
}
