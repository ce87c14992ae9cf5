import { gate, until } from '@laundry/flow/testing';
import { openPortalWith } from '../../../test/portal.ts';
import { ana, coliving, creating, list, MIRADOR } from '../../../test/residents.ts';
import { creationOpened, creationSent, selectCreation } from './create/creation.slice.ts';
import { personTyped, selectDrafts } from './drafts.slice.ts';
import { searchRequested, usersLeft } from './users.slice.ts';

const caro = { firstname: 'Caro', lastname: 'Paz', email: 'caro@correo.example', reference: 'Apto 102' };
const dora = { firstname: 'Dora', lastname: 'Rey', email: 'dora@correo.example', reference: 'Apto 103' };

beforeEach(() => localStorage.clear());

/** Caro was sent, and the page was left and opened again before she was created. */
async function withCaroOnTheWay() {
  const late = gate();
  const { store, server } = openPortalWith([
    ...coliving(MIRADOR),
    list(MIRADOR.id, [ana]),
    creating({ gate: late }),
    creating(),
  ]);
  const type = (person: typeof caro) => {
    store.dispatch(searchRequested(MIRADOR.id));
    store.dispatch(creationOpened(MIRADOR));
    store.dispatch(personTyped(person));
  };
  type(caro);
  store.dispatch(creationSent({ building: MIRADOR.id, person: caro }));
  await until(store, ({ users }) => users.creation.submission !== null);
  store.dispatch(usersLeft());
  type(dora);
  return { store, server, late };
}

it('keeps who is typed when who was sent before is created', async () => {
  const { store, late } = await withCaroOnTheWay();
  late.release();
  await until(store, ({ notifications }) => notifications.length === 1);
  expect(selectCreation(store.getState())).toEqual({ status: 'open', building: MIRADOR });
  expect(selectDrafts(store.getState()).person).toEqual(dora);
  store.stop();
});

it('sends who is typed without waiting for who was sent before', async () => {
  const { store, server, late } = await withCaroOnTheWay();
  store.dispatch(creationSent({ building: MIRADOR.id, person: dora }));
  await until(store, (state) => selectCreation(state).status === 'closed');
  expect(selectDrafts(store.getState()).person.firstname).toBe('');
  late.release();
  await until(store, ({ notifications }) => notifications.length === 2);
  const sent = server.requests.filter(({ method }) => method === 'POST').map(({ body }) => body);
  expect(sent).toEqual([caro, dora]);
  store.stop();
});
