import type { BuildingUser } from '@laundry/api-contract';
import { toAppError, messageFor } from '@laundry/error-catalogue';
import type { AppError } from '@laundry/error-catalogue';
import { callApi, safely } from '@laundry/flow';
import { invites } from '@laundry/strings';
import { call, delay, put, race, select, take, takeLatest, takeLeading } from 'typed-redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import { fromContext } from '../../../shared/context.ts';
import { listLeft, selectChanges, shownOf, userCreated } from '../changes.slice.ts';
import { createResident, usersApi } from '../users.api.ts';
import { affectsAllRequests } from '../failures.ts';
import { checkRows } from './invitee.ts';
import type { Invitee } from './invitee.ts';
import {
  failedRowsRetried,
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

/** The rest where the server says none, and the longest that it may ask for, in seconds. */
const REST = { usual: 5, longest: 120 };

const SECOND_MS = 1000;

/** The visible residents of a building. */
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

/**
 * Sends one row.
 *
 * @returns why all the others have to wait; undefined where they need not
 */
function* inviteOne(building: string, { line, person, key }: Invitee): SagaGenerator<string | undefined> {
  const api = yield* fromContext('api');
  try {
    const user = yield* callApi((signal) =>
      createResident(api, { building, person, idempotencyKey: key }, signal),
    );
    yield* put(rowSettled({ line, outcome: { status: 'created' } }));
    if (user) yield* put(userCreated({ building, user }));
  } catch (thrown) {
    const error = toAppError(thrown);
    if (error.kind === 'tooManyRequests') yield* pause(error);
    else if (affectsAllRequests(error) || error.kind === 'notFound')
      return error.server ? messageFor(error) : invites.noAnswer;
    else yield* put(rowSettled({ line, outcome: { status: 'failed', text: messageFor(error) } }));
  }
  return undefined;
}

/** One after the other: what is done stays done, whatever becomes of the rest. */
function* inviteAll(building: string): SagaGenerator<string | null> {
  for (let row = yield* select(selectNext); row; row = yield* select(selectNext)) {
    const ended = yield* inviteOne(building, row);
    if (ended !== undefined) return invites.interrupted(ended);
  }
  return null;
}

/** A row whose answer was not awaited keeps its idempotency key: sent again, it is created once. */
function* send(): SagaGenerator<void> {
  const { building } = yield* select(selectInvites);
  if (!building) return;
  const { ended, stopped } = yield* race({
    ended: call(inviteAll, building.id),
    stopped: take(stopRequested),
    left: take([invitesClosed, listLeft]),
  });
  if (stopped) yield* put(sendingEnded(invites.stopped));
  else if (ended !== undefined) yield* put(sendingEnded(ended));
}

function* retry(): SagaGenerator<void> {
  yield* put(sendingStarted());
}

/** Inviting many: reading what was pasted, and sending row by row. */
export function* invitesSaga(): SagaGenerator<void> {
  yield* takeLatest(
    rowsSubmitted,
    safely(read, () => rowsRefused(invites.unreadable)),
  );
  yield* takeLeading(sendingStarted, send);
  yield* takeLeading(failedRowsRetried, retry);
}
