import type { BuildingUser } from '@laundry/api-contract';
import type { AppError } from '@laundry/error-catalogue';
import { callApi, safely } from '@laundry/flow';
import { invites } from '@laundry/strings';
import { call, delay, put, select, takeLatest, takeLeading } from 'typed-redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import { fromContext } from '../../../shared/context.ts';
import { listLeft, selectChanges, shownOf, userCreated } from '../changes.slice.ts';
import { createResident, usersApi } from '../users.api.ts';
import { sendEach } from '../sendEach.ts';
import { checkRows } from './invitee.ts';
import type { Invitee } from './invitee.ts';
import {
  invitesClosed,
  rowSettled,
  rowsSubmitted,
  rowsRead,
  rowsRefused,
  selectInvites,
  selectNext,
  sendingPaused,
  sendingEnded,
  sendingResumed,
  sendingStarted,
  stopRequested,
} from './invites.slice.ts';
import { peopleOf, readRows } from './readRows.ts';

/** As many as a person can look through before sending them. */
const MAX_ROWS = 500;

/** The pause where the server names none, and the longest that it may ask for, in seconds. */
const REST = { usual: 5, longest: 120 };

const SECOND_MS = 1000;

function* residentsOf(building: string): SagaGenerator<readonly BuildingUser[]> {
  const { data = [] } = yield* select(usersApi.endpoints.residents.select(building));
  return shownOf(building, data, yield* select(selectChanges));
}

function* read({ payload: source }: ReturnType<typeof rowsSubmitted>): SagaGenerator<void> {
  const newKey = yield* fromContext('newKey');
  const { building } = yield* select(selectInvites);
  const rows = typeof source === 'string' ? yield* call(readRows, source) : peopleOf(source);
  if (rows.length === 0) yield* put(rowsRefused(invites.noRows));
  else if (rows.length > MAX_ROWS) yield* put(rowsRefused(invites.tooMany(MAX_ROWS)));
  else yield* put(rowsRead(checkRows(rows, yield* residentsOf(building?.id ?? ''), newKey)));
}

function* pause({ server }: AppError): SagaGenerator<void> {
  const requested = Math.ceil(server?.retryAfter ?? REST.usual);
  for (let left = Math.min(Math.max(requested, 1), REST.longest); left > 0; left--) {
    yield* put(sendingPaused(left));
    yield* delay(SECOND_MS);
  }
  yield* put(sendingResumed());
}

/** A row whose answer was not awaited keeps its idempotency key: sent again, it is created once. */
const inviteInto = (building: string) =>
  function* ({ line, person, key }: Invitee): SagaGenerator<void> {
    const api = yield* fromContext('api');
    const user = yield* callApi((signal) =>
      createResident(api, { building, person, idempotencyKey: key }, signal),
    );
    yield* put(rowSettled({ line, outcome: { status: 'created' } }));
    if (user) yield* put(userCreated({ building, user }));
  };

function* send(): SagaGenerator<void> {
  const { building } = yield* select(selectInvites);
  if (!building) return;
  yield* sendEach({
    next: selectNext,
    send: inviteInto(building.id),
    rest: pause,
    // The building is gone.
    affectsAll: ({ kind }) => kind === 'notFound',
    failed: ({ line }, text) => rowSettled({ line, outcome: { status: 'failed', text } }),
    ended: sendingEnded,
    stop: stopRequested,
    left: [invitesClosed, listLeft],
  });
}

/** Inviting many: reading what was pasted, and sending row by row. */
export function* invitesSaga(): SagaGenerator<void> {
  yield* takeLatest(
    rowsSubmitted,
    safely(read, () => rowsRefused(invites.unreadable)),
  );
  yield* takeLeading(sendingStarted, send);
}
