import { gate, until } from '@laundry/flow/testing';
import type { FakeAnswer } from '@laundry/flow/testing';
import { bruno, caro, refusal, resending, withList } from '../../../../test/residents.ts';
import type { Portal } from '../../../../test/residents.ts';
import { resendsOpened, resendsStarted, resendsStopped, selectResends } from './resends.slice.ts';

beforeEach(() => localStorage.clear());

const toCaro = (more: Partial<FakeAnswer> = {}): FakeAnswer => ({
  ...resending(more),
  path: `/public-site/v1/users/${caro.id}/resend-confirmation`,
});

const posts = ({ server }: Portal) => server.requests.filter(({ method }) => method === 'POST');
const outcomes = ({ store }: Portal) =>
  selectResends(store.getState()).recipients.map(({ outcome }) => outcome);
const rested = ({ store }: Portal) => until(store, (state) => selectResends(state).status === 'idle');

async function requested(...answers: FakeAnswer[]): Promise<Portal> {
  const portal = await withList(...answers);
  portal.store.dispatch(resendsOpened([bruno, caro]));
  return portal;
}

it('goes to each once, however often it is pressed', async () => {
  const held = gate();
  const portal = await requested(resending({ gate: held }), toCaro());
  for (let press = 0; press < 3; press++) portal.store.dispatch(resendsStarted());
  held.release();
  await rested(portal);
  expect(posts(portal)).toHaveLength(2);
  expect(outcomes(portal)).toEqual([{ status: 'sent' }, { status: 'sent' }]);
  portal.store.stop();
});

it('tells what failed of each, and tries those alone again', async () => {
  const portal = await requested(
    resending(refusal(422, 'ex_already_confirmed', 'Ya confirmó.')),
    toCaro(),
    resending(),
  );
  portal.store.dispatch(resendsStarted());
  await rested(portal);
  expect(outcomes(portal)).toEqual([{ status: 'failed', text: 'Ya confirmó.' }, { status: 'sent' }]);
  portal.store.dispatch(resendsStarted());
  await until(portal.store, (state) => selectResends(state).recipients[0]?.outcome.status === 'sent');
  await rested(portal);
  expect(posts(portal)).toHaveLength(3);
  portal.store.stop();
});

it('rests where the connection is lost, and goes on with the rest', async () => {
  const portal = await requested(resending({ networkError: true }), resending(), toCaro());
  portal.store.dispatch(resendsStarted());
  await rested(portal);
  expect(selectResends(portal.store.getState()).interruption).toMatch(
    /^Se perdió la conexión con el servidor/,
  );
  expect(outcomes(portal)).toEqual([{ status: 'waiting' }, { status: 'waiting' }]);
  portal.store.dispatch(resendsStarted());
  await until(portal.store, (state) =>
    selectResends(state).recipients.every(({ outcome }) => outcome.status === 'sent'),
  );
  portal.store.stop();
});

it('stops where the person wants it to', async () => {
  const portal = await requested(resending({ gate: gate() }), toCaro());
  portal.store.dispatch(resendsStarted());
  await until(portal.store, () => posts(portal).length === 1);
  portal.store.dispatch(resendsStopped());
  await rested(portal);
  expect(posts(portal)[0]?.signal.aborted).toBe(true);
  expect(outcomes(portal)).toEqual([{ status: 'waiting' }, { status: 'waiting' }]);
  portal.store.stop();
});
