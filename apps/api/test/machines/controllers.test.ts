import { createHmac } from 'node:crypto';
import {
  checkControllerKeysSecret,
  acceptsOldSignaturesForever,
} from '../../src/services/machines/controllers.ts';
import { signed, startController, reportedUse } from './controllers.ts';
import { startReports } from '../reports/reports.ts';
import { started, startInstance } from '../support/instance.ts';
import { DAY, fixture, MINUTE } from '../support/testApp.ts';

const app = fixture(startReports);
const controller = fixture(() => startController(app, 'llano-1'));

const ago = (ms: number) => app.momentIn(-ms);

describe('a controller', () => {
  const body = JSON.stringify({ uses: [] });
  const sendSigned = async (headers: Record<string, string>, payload = body) => {
    const { status, body: answer } = await controller.send(payload, headers);
    return [status, answer['result_code'] ?? null, answer['result_detail'] ?? null];
  };
  const headers = (ms = 0) => signed(controller.name, controller.key, body, ago(ms));

  it('is authenticated only by its signature', async () => {
    expect(await sendSigned(headers())).toEqual([200, null, null]);
    const refused = [401, 'ex_unauthorized', null];
    expect(await sendSigned(headers(), `${body} `)).toEqual(refused);
    expect(await sendSigned({ ...headers(), 'x-controller': 'llano-2' })).toEqual(refused);
    expect(await sendSigned({ ...headers(), 'x-controller': 'nobody' })).toEqual(refused);
    expect(await sendSigned({ ...headers(), 'x-timestamp': '1' })).toEqual(refused);
    expect(await sendSigned({ 'content-type': 'application/json' })).toEqual(refused);
  });

  it('signs method and path as well, so that its signature fits no other call', async () => {
    const cards = signed(controller.name, controller.key, '', ago(0), 'GET /machines/v1/cards?since=1');
    const status = async (path: string) => (await app.get(path, cards)).status;
    expect(await status('/machines/v1/cards?since=1')).toBe(200);
    expect(await status('/machines/v1/cards?since=2')).toBe(401);
    expect(await status('/machines/v1/cards')).toBe(401);
    const used = signed(controller.name, controller.key, body, ago(0), 'GET /machines/v1/uses');
    expect(await sendSigned(used)).toEqual([401, 'ex_unauthorized', null]);
  });

  it('may leave method and path unsigned until the day in a setting, or always without it', async () => {
    const lastDay = new Date('2027-03-31T23:59:59-03:00');
    const dayAfter = new Date('2027-04-01T00:00:00-03:00');
    async function answerOn(at: Date, until: string) {
      const { call } = await app.another({ CONTROLLER_OLD_SIGNATURES_UNTIL: until }, () => at);
      const sent = signed(controller.name, controller.key, body, at);
      const old = createHmac('sha256', controller.key).update(`${sent['x-timestamp']}.${body}`);
      const headers = { ...sent, 'x-signature': old.digest('hex') };
      const request = { method: 'POST', url: '/machines/v1/uses', payload: body, headers } as const;
      const { status, body: answer } = await call(request);
      return [status, answer['result_detail'] ?? null];
    }
    for (const until of ['', '2027-03-31']) expect(await answerOn(lastDay, until)).toEqual([200, null]);
    expect(await answerOn(dayAfter, '2027-03-31')).toEqual([401, 'X-Signature']);
  });

  it('is refused if its clock is wrong by more than five minutes', async () => {
    const skewed = [401, 'ex_unauthorized', 'X-Timestamp'];
    expect(await sendSigned(headers(6 * MINUTE))).toEqual(skewed);
    expect(await sendSigned(headers(-6 * MINUTE))).toEqual(skewed);
    expect(await sendSigned(headers(4 * MINUTE))).toEqual([200, null, null]);
  });

  it('gets an error for an invalid batch', async () => {
    const send = async (payload: string) =>
      (await sendSigned(signed('llano-1', controller.key, payload, ago(0)), payload))[1];
    expect(await send('{')).toBe('ex_bad_request');
    expect(await send('{"uses":1}')).toBe('ex_bad_request');
    const atWrong = ['yesterday', '2026-11-31T10:00:00Z'].map((at) => [reportedUse('x', ago(0), { at })]);
    for (const uses of atWrong) expect(await send(JSON.stringify({ uses }))).toBe('ex_invalid_field');
    const many = Array.from({ length: 1001 }, (_, place) => reportedUse(`${place}`, ago(0)));
    expect(await send(JSON.stringify({ uses: many }))).toBe('ex_invalid_field');
    expect(
      await send(JSON.stringify({ uses: many.map((use) => ({ ...use, result: 'x'.repeat(600) })) })),
    ).toBe('ex_too_large');
  });

  it('has two valid keys during rotation, and none once revoked', async () => {
    const one = await startController(app, 'keys');
    const codeWith = async (key: string | undefined) =>
      (await one.send(body, signed('keys', key ?? '', body, app.clock()))).status;
    const second = await one.rotate();
    expect([await codeWith(one.key), await codeWith(second)]).toEqual([200, 200]);
    const third = await one.rotate();
    expect([await codeWith(one.key), await codeWith(second), await codeWith(third)]).toEqual([401, 200, 200]);
    app.advance(15 * DAY);
    expect([await codeWith(second), await codeWith(third)]).toEqual([401, 200]);
    await one.revoke();
    expect(await codeWith(third)).toBe(401);
    // The database has no key in plain text.
    const kept = await app.rows('controller_keys');
    for (const { encrypted_key } of kept) expect(encrypted_key).not.toContain(controller.key);
  });
});

it('an instance with the wrong secret for controller keys fails to start, with one line', async () => {
  const environment = { API_PORT: '0', DATABASE_URL: app.databaseUrl };
  const [wrong, right] = ['another-secret-of-controllers', app.settings.CONTROLLER_KEYS_SECRET];
  expect(await started({ ...environment, CONTROLLER_KEYS_SECRET: wrong })).toEqual({
    code: 1,
    stderr:
      'CONTROLLER_KEYS_SECRET: does not decrypt the stored keys of controllers, nor does CONTROLLER_KEYS_SECRET_BEFORE\n',
  });
  const both = { ...app.settings, CONTROLLER_KEYS_SECRET: wrong, CONTROLLER_KEYS_SECRET_BEFORE: right };
  await checkControllerKeysSecret(app.db, both);
  const off = { ...app.settings, CONTROLLER_KEYS_SECRET: '' };
  await checkControllerKeysSecret(app.db, off);
  const ended = { ...app.settings, CONTROLLER_OLD_SIGNATURES_UNTIL: '2026-01-01' };
  for (const settings of [off, ended]) expect(acceptsOldSignaturesForever({ settings })).toBe(false);
  const instance = await startInstance({ DATABASE_URL: app.databaseUrl });
  await instance.untilReadiness(200);
  await instance.stop('SIGTERM');
  expect(instance.log()).toContain('CONTROLLER_OLD_SIGNATURES_UNTIL is not set');
});
