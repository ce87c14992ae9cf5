import { textOf } from '@laundry/error-catalogue';
import { selectNotifications } from '@laundry/flow';
import { gate, until } from '@laundry/flow/testing';
import type { FakeAnswer } from '@laundry/flow/testing';
import { openPortalWith } from '../../../test/portal.ts';
import {
  ana,
  bruno,
  caro,
  coliving,
  creating,
  FARO,
  list,
  MIRADOR,
  refusal,
  removing,
  said,
  withList,
} from '../../../test/residents.ts';
import type { Portal } from '../../../test/residents.ts';
import { signedOut } from '../../session/session.slice.ts';
import { creationClosed, creationOpened, creationSent, selectCreation } from './create/creation.slice.ts';
import {
  buildingsRequested,
  removeRequested,
  searchRequested,
  searchCleared,
  selectBuildings,
  selectSearch,
  selectShown,
  usersLeft,
} from './users.slice.ts';

const person = { firstname: 'Caro', lastname: 'Paz', email: 'caro@correo.example', reference: 'Apto 102' };
const sent = creationSent({ building: MIRADOR.id, person });

beforeEach(() => localStorage.clear());

const names = ({ store }: Portal) => selectShown(store.getState()).map(({ firstname }) => firstname);
const to = ({ server }: Portal, method: string) => server.requests.filter((one) => one.method === method);

describe('the buildings', () => {
  it('are those whose residents the account manages, and can be asked for again', async () => {
    const answers = coliving(MIRADOR);
    const failing = { ...answers[1], ...refusal(500, 'ex_internal') } as FakeAnswer;
    const { store } = openPortalWith([failing, ...answers]);
    store.dispatch(buildingsRequested());
    await until(store, (state) => selectBuildings(state).status === 'failed');
    store.dispatch(buildingsRequested());
    const state = await until(store, (state) => selectBuildings(state).status === 'ready');
    expect(selectBuildings(state)).toEqual({ status: 'ready', value: [MIRADOR] });
    store.stop();
  });
});

describe('a search', () => {
  it('supersedes the one before: its request is aborted and its answer never shown', async () => {
    const late = gate();
    const portal = openPortalWith([
      ...coliving(MIRADOR, FARO),
      list(MIRADOR.id, [ana], { gate: late }),
      list(FARO.id, [bruno]),
    ]);
    await portal.server.receivedRequests(1);
    portal.store.dispatch(searchRequested(MIRADOR.id));
    await portal.server.receivedRequests(2);
    portal.store.dispatch(searchRequested(FARO.id));
    await until(portal.store, (state) => selectSearch(state).status === 'found');
    late.release();
    await Promise.resolve();
    expect(portal.server.requests.slice(1).map(({ signal }) => signal.aborted)).toEqual([true, false]);
    expect(names(portal)).toEqual(['Bruno']);
    portal.store.stop();
  });

  it.each([
    ['clearing', searchCleared()],
    ['leaving the page', usersLeft()],
  ])('is dropped by %s', async (_, event) => {
    const { store, server } = openPortalWith([...coliving(), list(MIRADOR.id, [ana], { gate: gate() })]);
    await server.receivedRequests(1);
    store.dispatch(searchRequested(MIRADOR.id));
    await server.receivedRequests(2);
    store.dispatch(event);
    expect(server.requests[1]?.signal.aborted).toBe(true);
    expect(selectSearch(store.getState())).toEqual({ status: 'idle' });
    store.stop();
  });

  it('of the same building keeps the list in sight meanwhile', async () => {
    const portal = await withList();
    portal.store.dispatch(searchRequested(MIRADOR.id));
    expect(selectSearch(portal.store.getState()).status).toBe('searching');
    expect(names(portal)).toEqual(['Ana', 'Bruno']);
    portal.store.dispatch(searchRequested(FARO.id));
    expect(names(portal)).toEqual([]);
    portal.store.stop();
  });

  it.each([
    ['a refusal', refusal(403, 'ex_forbidden'), 'dashboardRefused'],
    ['an unknown building', refusal(404, 'ex_not_found'), 'notFound'],
    ['a broken server', { status: 500, body: '<h1>Bad gateway</h1>' }, 'generic'],
    ['a malformed answer', { body: [{ id: 1 }] }, 'generic'],
    ['an answer that is no list', { body: { users: [] } }, 'generic'],
  ])('fails at %s', async (_, answer, error) => {
    const { store } = openPortalWith([...coliving(MIRADOR), list(MIRADOR.id, undefined, answer)]);
    store.dispatch(searchRequested(MIRADOR.id));
    const state = await until(store, (state) => selectSearch(state).status === 'failed');
    expect(selectSearch(state)).toEqual({ status: 'failed', building: MIRADOR.id, error });
    store.stop();
  });

  it('of a dead session ends it, and nothing is left for the next user', async () => {
    const { store } = openPortalWith([
      ...coliving(MIRADOR),
      list('b-1', '', refusal(401, 'ex_unauthorized')),
    ]);
    store.dispatch(searchRequested(MIRADOR.id));
    const { session } = await until(store, ({ session }) => session.status === 'closed');
    expect(session).toEqual({ status: 'closed', because: 'ended' });
    const portal = await withList();
    portal.store.dispatch(signedOut());
    expect(selectSearch(portal.store.getState())).toEqual({ status: 'idle' });
    store.stop();
    portal.store.stop();
  });
});

describe('creating', () => {
  it('puts the resident first, says so and closes the dialog', async () => {
    const portal = await withList(creating());
    portal.store.dispatch(creationOpened(MIRADOR));
    portal.store.dispatch(sent);
    await until(portal.store, (state) => selectCreation(state).status === 'closed');
    expect(names(portal)).toEqual(['Caro', 'Ana', 'Bruno']);
    expect(said(portal)).toEqual([['success', 'Operación exitosa', 'Usuario creado con exito!']]);
    expect(to(portal, 'POST').map(({ body }) => body)).toEqual([person]);
    portal.store.stop();
  });

  it.each([
    ['nothing', ''],
    ['another record', { id: 7 }],
  ])('that is answered with %s asks for the list anew and puts the resident first (D68)', async (_, body) => {
    const portal = await withList(creating({ body }), list(MIRADOR.id, [ana, bruno, caro]));
    portal.store.dispatch(creationOpened(MIRADOR));
    portal.store.dispatch(sent);
    await until(portal.store, (state) => selectCreation(state).status === 'closed');
    expect(names(portal)).toEqual(['Caro', 'Ana', 'Bruno']);
    expect(said(portal)).toEqual([['success', 'Operación exitosa', 'Usuario creado con exito!']]);
    portal.store.stop();
  });

  it('is sent once however often it is pressed', async () => {
    const held = gate();
    const portal = await withList(creating({ gate: held }));
    portal.store.dispatch(creationOpened(MIRADOR));
    portal.store.dispatch(sent);
    portal.store.dispatch(sent);
    held.release();
    await until(portal.store, (state) => selectCreation(state).status === 'closed');
    portal.store.dispatch(sent);
    expect(to(portal, 'POST')).toHaveLength(1);
    portal.store.stop();
  });

  it('that failed keeps its key until something of it changes', async () => {
    const portal = await withList(creating({ networkError: true }));
    portal.store.dispatch(creationOpened(MIRADOR));
    const other = creationSent({ building: MIRADOR.id, person: { ...person, reference: 'Apto 7' } });
    for (const press of [sent, sent, other]) {
      portal.store.dispatch(press);
      await until(portal.store, (state) => selectCreation(state).status === 'failed');
    }
    const keys = to(portal, 'POST').map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
    portal.store.stop();
  });

  it.each([
    [
      'an e-mail that is taken',
      refusal(409, 'ex_email_taken'),
      'M ex_email_taken',
      { email: 'Revise este dato.' },
    ],
    [
      'wrong fields',
      refusal(422, 'ex_missing_parameters', 'email'),
      'M ex_missing_parameters (email)',
      { email: 'Complete este campo.' },
    ],
    ['too many', refusal(429, 'ex_too_many_requests'), 'M ex_too_many_requests', undefined],
    ['a broken server', refusal(500, 'ex_internal', 'Se cayó el disco.'), 'Se cayó el disco.', undefined],
    ['HTML', { status: 502, body: '<h1>Bad gateway</h1>' }, textOf('generic'), undefined],
  ])('tells %s and stays open', async (_, answer, text, refused) => {
    const portal = await withList(creating(answer));
    portal.store.dispatch(creationOpened(MIRADOR));
    portal.store.dispatch(sent);
    const state = await until(portal.store, (state) => selectCreation(state).status === 'failed');
    expect(selectCreation(state)).toEqual({ status: 'failed', building: MIRADOR, text, refused });
    expect(names(portal)).toEqual(['Ana', 'Bruno']);
    portal.store.dispatch(creationClosed());
    expect(selectCreation(portal.store.getState())).toEqual({ status: 'closed' });
    portal.store.stop();
  });

  it('while the list is on its way is in it, once', async () => {
    const late = gate();
    const portal = openPortalWith([
      ...coliving(MIRADOR),
      list(MIRADOR.id, [ana, bruno], { gate: late }),
      creating(),
    ]);
    portal.store.dispatch(searchRequested(MIRADOR.id));
    portal.store.dispatch(creationOpened(MIRADOR));
    portal.store.dispatch(sent);
    await until(portal.store, (state) => selectCreation(state).status === 'closed');
    late.release();
    await until(portal.store, (state) => selectSearch(state).status === 'found');
    expect(names(portal)).toEqual(['Caro', 'Ana', 'Bruno']);
    expect(selectShown(portal.store.getState())[0]).toEqual(caro);
    portal.store.stop();
  });
});

describe('removing', () => {
  it('is shown at once', async () => {
    const held = gate();
    const portal = await withList(removing({ gate: held }));
    portal.store.dispatch(removeRequested({ building: MIRADOR.id, user: bruno }));
    expect(names(portal)).toEqual(['Ana']);
    held.release();
    await until(portal.store, ({ users }) => users.list.removing.length === 0);
    expect(names(portal)).toEqual(['Ana']);
    expect(said(portal)).toEqual([]);
    portal.store.stop();
  });

  it('that is refused is undone in its place, in the words of the server', async () => {
    const portal = await withList(removing(refusal(422, 'ex_invalid_field', 'Tiene saldo pendiente.')));
    portal.store.dispatch(searchRequested(MIRADOR.id));
    await until(portal.store, (state) => selectSearch(state).status === 'found');
    portal.store.dispatch(removeRequested({ building: MIRADOR.id, user: bruno }));
    await until(portal.store, (state) => selectNotifications(state).length > 0);
    expect(names(portal)).toEqual(['Ana', 'Bruno']);
    expect(said(portal)).toEqual([['error', 'Ha ocurrido un error', 'Tiene saldo pendiente.']]);
    portal.store.stop();
  });

  it('goes on though the page is left, and another search does not bring the row back', async () => {
    const held = gate();
    const portal = await withList(removing({ gate: held }));
    portal.store.dispatch(removeRequested({ building: MIRADOR.id, user: bruno }));
    portal.store.dispatch(usersLeft());
    portal.store.dispatch(searchRequested(MIRADOR.id));
    await until(portal.store, (state) => selectSearch(state).status === 'found');
    expect(names(portal)).toEqual(['Ana']);
    held.release();
    await until(portal.store, ({ users }) => users.list.removing.length === 0);
    expect(to(portal, 'DELETE')[0]?.signal.aborted).toBe(false);
    expect(names(portal)).toEqual(['Ana']);
    portal.store.stop();
  });

  it('at the end of the session says nothing of its own', async () => {
    const portal = await withList(removing(refusal(401, 'ex_unauthorized')));
    portal.store.dispatch(removeRequested({ building: MIRADOR.id, user: bruno }));
    await until(portal.store, ({ session }) => session.status === 'closed');
    await Promise.resolve();
    expect(said(portal)).toEqual([]);
    portal.store.stop();
  });
});
