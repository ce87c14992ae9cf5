import { selectNotifications } from '@laundry/flow';
import { gate, refusal, until } from '@laundry/flow/testing';
import type { FakeAnswer } from '@laundry/flow/testing';
import { openPortalWith } from '../../../test/portal.ts';
import { ana, bruno, caro, coliving, creating, list, MIRADOR, removing } from '../../../test/residents.ts';
import { applyChanges, selectChanges } from './changes.slice.ts';
import { usersApi } from './users.api.ts';

type Portal = ReturnType<typeof openPortalWith>;

const person = { firstname: 'Caro', lastname: 'Paz', email: 'caro@correo.example', reference: 'Apto 102' };
const { createResident, removeResident, residents } = usersApi.endpoints;

afterEach(() => localStorage.clear());

/** Requests the residents of Mirador, as the page does. */
const search = async ({ store }: Portal) =>
  store.dispatch(residents.initiate(MIRADOR.id, { forceRefetch: true }));

/** Opens a portal and loads the residents of Mirador. */
async function withList(...answers: FakeAnswer[]): Promise<Portal> {
  const portal = openPortalWith([...coliving(MIRADOR), list(MIRADOR.id, [ana, bruno]), ...answers]);
  await search(portal);
  return portal;
}

/** The first names that the page shows. */
function names({ store }: Portal) {
  const state = store.getState();
  const listed = residents.select(MIRADOR.id)(state).data ?? [];
  return applyChanges(MIRADOR.id, listed, selectChanges(state)).map(({ firstname }) => firstname);
}

/** The variant, title and text of each notification. */
const said = ({ store }: Portal) =>
  selectNotifications(store.getState()).map(({ variant, title, text }) => [variant, title, text]);

const create = ({ store }: Portal) =>
  store.dispatch(createResident.initiate({ building: MIRADOR.id, person, idempotencyKey: 'k-1' }));
const remove = ({ store }: Portal) =>
  store.dispatch(removeResident.initiate({ building: MIRADOR.id, user: bruno }));

describe('creating a resident', () => {
  it.each([
    ['nothing', ''],
    ['another record', { id: 7 }],
  ])('reloads the list and shows the resident first if the response has %s (D68)', async (_, body) => {
    const portal = await withList({ ...creating, body }, list(MIRADOR.id, [ana, bruno, caro]));
    await create(portal);
    expect(names(portal)).toEqual(['Caro', 'Ana', 'Bruno']);
  });

  it('while the list loads adds one row', async () => {
    const late = gate();
    const portal = openPortalWith([
      ...coliving(MIRADOR),
      list(MIRADOR.id, [ana, bruno], { gate: late }),
      creating,
    ]);
    const listed = search(portal);
    await create(portal);
    late.release();
    await listed;
    expect(names(portal)).toEqual(['Caro', 'Ana', 'Bruno']);
  });

  it('that is refused changes no row, and shows no notification', async () => {
    const portal = await withList({ ...creating, ...refusal(409, 'ex_email_taken') });
    await expect(create(portal)).resolves.toMatchObject({ error: { kind: 'emailTaken' } });
    expect(names(portal)).toEqual(['Ana', 'Bruno']);
    expect(said(portal)).toEqual([]);
  });
});

describe('removing a resident', () => {
  it('hides the row at once, and another search does not bring it back', async () => {
    const held = gate();
    const portal = await withList({ ...removing, gate: held });
    const removed = remove(portal);
    expect(names(portal)).toEqual(['Ana']);
    await search(portal);
    expect(names(portal)).toEqual(['Ana']);
    held.release();
    await removed;
    await until(portal.store, (state) => selectNotifications(state).length > 0);
    expect(names(portal)).toEqual(['Ana']);
    expect(said(portal)).toEqual([['success', 'Operación exitosa', 'Usuario eliminado.']]);
  });

  it.each([
    [422, 'ex_invalid_field', ['Ana', 'Bruno']],
    [404, 'ex_not_found', ['Ana']],
  ])('refused by %i shows the message of the server, and an existing row', async (status, code, left) => {
    const portal = await withList({ ...removing, ...refusal(status, code, 'Tiene saldo pendiente.') });
    await remove(portal);
    await until(portal.store, (state) => selectNotifications(state).length > 0);
    expect(names(portal)).toEqual(left);
    expect(said(portal)).toEqual([['error', 'Ha ocurrido un error', 'Tiene saldo pendiente.']]);
  });

  it('shows no notification if the session has ended', async () => {
    const portal = await withList({ ...removing, ...refusal(401, 'ex_unauthorized') });
    await remove(portal);
    expect(portal.store.getState().session.status).toBe('closed');
    expect(said(portal)).toEqual([]);
  });
});
