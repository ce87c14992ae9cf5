import { refusalOf, toAppError, messageFor } from '@laundry/error-catalogue';
import { callApi, notified, submissionOf } from '@laundry/flow';
import { notifications, users } from '@laundry/strings';
import { join, put, race, select, spawn, take, takeLeading } from 'typed-redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import { fromContext } from '../../../shared/context.ts';
import {
  creationDone,
  creationFailed,
  creationSubmitted,
  creationSent,
  selectCreation,
  selectSubmission,
} from './creation.slice.ts';
import type { CreationRequest } from './creation.slice.ts';
import { searchCleared, usersLeft } from '../users.slice.ts';
import { tellCreated } from './tellCreated.saga.ts';

/** The key of a submission: however often it is sent, it creates one resident. */
function* keyOf(entered: CreationRequest): SagaGenerator<string> {
  const newKey = yield* fromContext('newKey');
  const submission = submissionOf(entered, yield* select(selectSubmission), newKey);
  yield* put(creationSubmitted(submission));
  return submission.key;
}

function* create({ payload }: ReturnType<typeof creationSent>): SagaGenerator<void> {
  // A second press may still reach the dialog while it fades.
  if ((yield* select(selectCreation)).status !== 'sending') return;
  const api = yield* fromContext('api');
  const { building, person } = payload;
  const key = yield* keyOf(payload);
  try {
    const user = yield* callApi((signal) =>
      api.createBuildingUser(building, person, { signal, idempotencyKey: key }),
    );
    yield* tellCreated(building, person.email, user);
    yield* put(creationDone({ key, person }));
    yield* put(notified({ variant: 'success', title: notifications.successTitle, text: users.created }));
  } catch (thrown) {
    const error = toAppError(thrown);
    yield* put(creationFailed({ key, text: messageFor(error), refused: refusalOf(error) }));
  }
}

/** Creates, and is done as well once the page of the dialog is left: what is on its way goes on by itself. */
function* createUntilLeft(event: ReturnType<typeof creationSent>): SagaGenerator<void> {
  const creating = yield* spawn(create, event);
  yield* race({ done: join(creating), left: take([searchCleared, usersLeft]) });
}

/** Creating one resident; a second press while the first is on its way is none. */
export function* creationSaga(): SagaGenerator<void> {
  yield* takeLeading(creationSent, createUntilLeft);
}
