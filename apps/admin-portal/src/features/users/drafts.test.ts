import { gate, until } from '@laundry/flow/testing';
import { openPortalWith } from '../../../test/portal.ts';
import { ana, coliving, creating, list, MIRADOR } from '../../../test/residents.ts';
import { sessionEnded } from '../../session/session.slice.ts';
import { draftsOpened, personTyped, rowsTyped, selectDrafts } from './drafts.slice.ts';
import { NOBODY } from './person.ts';
import { usersApi } from './users.api.ts';

const caro = { firstname: 'Caro', lastname: 'Paz', email: 'caro@correo.example', reference: 'Apto 102' };
const dora = { firstname: 'Dora', lastname: 'Rey', email: 'dora@correo.example', reference: 'Apto 103' };

afterEach(() => localStorage.clear());

it.each([
  ['keeps who is typed when who was sent before', dora, dora.firstname],
  ['forgets who is typed when who was sent', caro, ''],
])('the draft %s is created', async (_, typed, left) => {
  const late = gate();
  const { store } = openPortalWith([
    ...coliving(MIRADOR),
    list(MIRADOR.id, [ana]),
    { ...creating, gate: late },
  ]);
  store.dispatch(personTyped(caro));
  const { createResident } = usersApi.endpoints;
  void store.dispatch(createResident.initiate({ building: MIRADOR.id, person: caro, idempotencyKey: 'k' }));
  store.dispatch(personTyped(typed));
  late.release();
  await until(store, ({ notifications }) => notifications.length === 1);
  expect(selectDrafts(store.getState()).person.firstname).toBe(left);
});

it('drafts outlive the end of the session, for their own user only', () => {
  const { store } = openPortalWith([...coliving(MIRADOR)]);
  store.dispatch(draftsOpened('u-1'));
  store.dispatch(rowsTyped('Bea;Gil;bea@correo.example;Apto 2'));
  store.dispatch(personTyped(caro));
  store.dispatch(sessionEnded());
  store.dispatch(draftsOpened('u-1'));
  expect(selectDrafts(store.getState())).toMatchObject({
    rows: 'Bea;Gil;bea@correo.example;Apto 2',
    person: caro,
  });
  store.dispatch(draftsOpened('u-2'));
  expect(selectDrafts(store.getState())).toMatchObject({ rows: '', person: NOBODY });
});
