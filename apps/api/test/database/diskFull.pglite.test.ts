import { connectEmbedded } from '../../src/database/connect.ts';
import { CARDS } from '../support/demoData.ts';
import { fixture, startTestApp } from '../support/testApp.ts';
import { openImage } from '../support/testDatabase.ts';

/** A disk that a test can fill: then all statements that write fail with PostgreSQL's error. */
const disk = { isFull: false };
const WRITES = /^\s*(insert|update|delete|create|with)\b/i;

function refuseWrites(statement: string): void {
  if (disk.isFull && WRITES.test(statement))
    throw Object.assign(new Error('could not extend file "base/1/2": No space left on device'), {
      code: '53100',
    });
}

/** PGlite, or one of its transactions, on that disk. */
const onDisk = <Inner extends object>(inner: Inner): Inner =>
  new Proxy(inner, {
    get(_inner, name) {
      const value: unknown = Reflect.get(inner, name);
      if (typeof value !== 'function') return value;
      return (...given: unknown[]): unknown => {
        const [first] = given;
        if (name === 'query') refuseWrites(String(first));
        if (name !== 'transaction' || typeof first !== 'function') return Reflect.apply(value, inner, given);
        return Reflect.apply(value, inner, [
          (transaction: object): unknown => Reflect.apply(first, undefined, [onDisk(transaction)]),
        ]);
      };
    },
  });

async function replace() {
  const embedded = onDisk(await openImage('demo'));
  return connectEmbedded(async () => embedded);
}
const app = fixture(() => startTestApp({}, { replace }));

it('a full disk makes only writes and /readyz answer 503, until there is space again', async () => {
  expect((await app.create()).status).toBe(201);
  disk.isFull = true;
  // No write has failed yet, so it is not known.
  expect((await app.get('/readyz')).status).toBe(200);
  const refused = await app.create();
  expect([refused.status, refused.body['result_code']]).toEqual([503, 'ex_unavailable']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);

  for (let asked = 0; asked < 2; asked += 1) {
    const { status, body } = await app.get('/readyz');
    expect([status, body['result_detail']]).toEqual([503, 'the disk of the database is full']);
  }
  // Calls that only read are still answered.
  expect((await app.get(`/api/v1/card/methods?param1=${CARDS.plain}`)).status).toBe(200);

  disk.isFull = false;
  expect((await app.get('/readyz')).body).toEqual({ status: 'ready' });
  expect((await app.create()).status).toBe(201);
});
