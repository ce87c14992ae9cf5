import { gate, until } from '@laundry/flow/testing';
import type { FakeAnswer } from '@laundry/flow/testing';
import { jest } from '@jest/globals';
import { openPortalWith } from '../../../../test/portal.ts';
import {
  ana,
  caro,
  coliving,
  creating,
  list,
  MIRADOR,
  refusal,
  search,
  shown,
} from '../../../../test/residents.ts';
import { countsOf } from './invitee.ts';
import {
  invitesOpened,
  rowsSubmitted,
  selectInvites,
  sendingStarted,
  stopRequested,
} from './invites.slice.ts';

const FILE = ['Bea;Gil;bea@correo.example;Apto 2', 'Ciro;Rey;ciro@correo.example;Apto 3'].join('\n');

beforeEach(() => localStorage.clear());

const record = (number: number) => ({ body: { ...caro, id: `new-${number}` } });

type Portal = ReturnType<typeof openPortalWith>;

/** A portal whose dialog shows the rows of a file. */
async function withRows(answers: FakeAnswer[], text = FILE): Promise<Portal> {
  const portal = openPortalWith([...coliving(MIRADOR), list(MIRADOR.id, [ana]), ...answers]);
  const { store } = portal;
  await search(portal);
  store.dispatch(invitesOpened(MIRADOR));
  store.dispatch(rowsSubmitted(text));
  await until(store, (state) => selectInvites(state).rows !== null);
  return portal;
}

const rested = ({ store }: Portal) => until(store, (state) => selectInvites(state).sending.status === 'idle');
const outcomes = ({ store }: Portal) =>
  selectInvites(store.getState()).rows?.map(({ outcome }) =>
    'text' in outcome ? outcome.text : outcome.status,
  );
const posts = ({ server }: Portal) => server.requests.filter(({ method }) => method === 'POST');
const interruption = ({ store }: Portal) => selectInvites(store.getState()).interruption;

async function send(portal: Portal) {
  portal.store.dispatch(sendingStarted());
  await rested(portal);
}

describe('inviting many', () => {
  it('sends row after row, and puts each first in the list', async () => {
    const portal = await withRows([creating(record(1)), creating(record(2))]);
    await send(portal);
    expect(outcomes(portal)).toEqual(['created', 'created']);
    expect(interruption(portal)).toBeNull();
    expect(posts(portal).map(({ body }) => body)).toEqual([
      { firstname: 'Bea', lastname: 'Gil', email: 'bea@correo.example', reference: 'Apto 2' },
      { firstname: 'Ciro', lastname: 'Rey', email: 'ciro@correo.example', reference: 'Apto 3' },
    ]);
    expect(shown(portal).map(({ id }) => id)).toEqual(['new-2', 'new-1', ana.id]);
    portal.store.stop();
  });

  it('sends nothing of a row with a problem', async () => {
    const portal = await withRows([creating(record(1))], `${FILE}\nAna;Núñez;ANA@correo.example;1\nx;y`);
    await send(portal);
    expect(posts(portal)).toHaveLength(2);
    expect(outcomes(portal)?.slice(2)).toEqual([
      'E-mail: Ya figura entre los usuarios del edificio',
      expect.stringContaining('La fila tiene 2\u00a0datos'),
    ]);
    portal.store.stop();
  });

  it('reports a refusal on its own row, and tries it again under its key', async () => {
    const refused = refusal(409, 'ex_email_taken', 'Ese e-mail ya existe.');
    const portal = await withRows([creating(refused), creating(record(2)), creating(record(1))]);
    await send(portal);
    expect(outcomes(portal)).toEqual(['Ese e-mail ya existe.', 'created']);
    portal.store.dispatch(sendingStarted());
    await rested(portal);
    expect(outcomes(portal)).toEqual(['created', 'created']);
    const [first, , again] = posts(portal).map(({ headers }) => headers.get('Idempotency-Key'));
    expect(first).toMatch(/^[\da-f-]{36}$/);
    expect(again).toBe(first);
    portal.store.stop();
  });

  it.each<[string, Partial<FakeAnswer>, string]>([
    ['the network is lost', { networkError: true }, 'Se perdió la conexión con el servidor.'],
    [
      'an answer is HTML',
      { status: 502, body: '<h1>Bad gateway</h1>' },
      'Se perdió la conexión con el servidor.',
    ],
    ['the building is gone', refusal(404, 'ex_not_found', 'Ya no existe.'), 'Ya no existe.'],
  ])('rests where %s, and goes on with the rest', async (_, failure, text) => {
    const portal = await withRows([creating(record(1)), creating(failure), creating(record(2))]);
    await send(portal);
    expect(outcomes(portal)).toEqual(['created', 'waiting']);
    expect(interruption(portal)).toBe(`${text} Lo enviado queda hecho; puede seguir con el resto.`);
    await send(portal);
    expect(outcomes(portal)).toEqual(['created', 'created']);
    const keys = posts(portal).map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys[2]).toBe(keys[1]);
    expect(keys[1]).not.toBe(keys[0]);
    portal.store.stop();
  });

  it('is stopped by the person, and takes up what was on its way', async () => {
    const portal = await withRows([creating({ ...record(1), gate: gate() }), creating(record(1))]);
    portal.store.dispatch(sendingStarted());
    await portal.server.receivedRequests(3);
    portal.store.dispatch(stopRequested());
    await rested(portal);
    expect(posts(portal)[0]?.signal.aborted).toBe(true);
    expect(outcomes(portal)).toEqual(['waiting', 'waiting']);
    expect(interruption(portal)).toBe('Detenido. Lo enviado queda hecho; puede seguir con el resto.');
    await send(portal);
    const keys = posts(portal).map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys[1]).toBe(keys[0]);
    expect(outcomes(portal)).toEqual(['created', 'created']);
    portal.store.stop();
  });

  it('waits as long as the server asks for', async () => {
    const limited = { ...refusal(429, 'ex_too_many_requests'), headers: { 'Retry-After': '2' } };
    const portal = await withRows([creating(limited), creating(record(1))]);
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
    try {
      const seen: unknown[] = [];
      portal.store.subscribe(() => {
        const { sending } = selectInvites(portal.store.getState());
        if (sending.status === 'pausing' && seen.at(-1) !== sending.seconds) seen.push(sending.seconds);
      });
      portal.store.dispatch(sendingStarted());
      await jest.advanceTimersByTimeAsync(1500);
      expect(posts(portal)).toHaveLength(1);
      await jest.advanceTimersByTimeAsync(1500);
      expect(seen).toEqual([2, 1]);
      expect(posts(portal)).toHaveLength(3);
    } finally {
      jest.useRealTimers();
    }
    await rested(portal);
    expect(outcomes(portal)).toEqual(['created', 'created']);
    portal.store.stop();
  });

  it('ends with the session', async () => {
    const portal = await withRows([creating(refusal(401, 'ex_unauthorized'))]);
    portal.store.dispatch(sendingStarted());
    const { users } = await until(portal.store, ({ session }) => session.status === 'closed');
    expect(users.invites.rows).toBeNull();
    expect(posts(portal)).toHaveLength(1);
    portal.store.stop();
  });
});

describe('what was pasted', () => {
  const refusedText = async (text: string) => {
    const portal = openPortalWith([...coliving(MIRADOR)]);
    portal.store.dispatch(invitesOpened(MIRADOR));
    portal.store.dispatch(rowsSubmitted(text));
    const state = await until(portal.store, (state) => selectInvites(state).problem !== null);
    portal.store.stop();
    return selectInvites(state).problem;
  };

  it('has to hold rows, and no more than can be looked through', async () => {
    expect(await refusedText(' \n')).toBe('No hay ninguna fila que leer.');
    const many = Array.from({ length: 501 }, (_, place) => `A;B;a${place}@b.uy;C`).join('\n');
    expect(await refusedText(many)).toBe('Se leen hasta 500\u00a0filas por vez. Divida la planilla.');
  });

  it('may be as long as that', async () => {
    const many = Array.from({ length: 500 }, (_, place) => `A;B;a${place}@b.uy;C`).join('\n');
    const portal = await withRows([], many);
    expect(countsOf(selectInvites(portal.store.getState()).rows ?? [])).toMatchObject({ waiting: 500 });
    portal.store.stop();
  });
});
