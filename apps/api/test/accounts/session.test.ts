import { startTestApp } from '../support/testApp.ts';
import { fixture } from '../support/fixture.ts';

const EMAIL = 'administracion@demo.example';
const HOUR = 3_600_000;
const MINUTE = 60_000;
const app = fixture(() => startTestApp({ SESSION_HOURS: '100' }));

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const tokenOf = async (email = EMAIL) => String((await app.signin(email)).body['token']);
/** What a call of administrators answers to a token: an unknown building is asked for. */
const statusOf = async (token: string) => (await app.get('/api/v1/buildings/x', bearer(token))).status;
const signout = (headers: Record<string, string> = {}) =>
  app.call({ method: 'POST', url: '/public-site/v1/signout', headers });
const lastUses = async () =>
  (await app.db.selectFrom('sessions').select('last_used_at').execute()).map(({ last_used_at: at }) =>
    at.getTime(),
  );

describe('signing out', () => {
  it("ends the token's session, and no other one", async () => {
    const [left, other] = [await tokenOf(), await tokenOf()];
    expect(await signout(bearer(left))).toMatchObject({ status: 204, text: '' });
    expect(await statusOf(left)).toBe(401);
    expect(await statusOf(other)).toBe(404);
  });

  it('is for every role', async () => {
    const token = await tokenOf('residente@demo.example');
    expect(await statusOf(token)).toBe(403);
    expect((await signout(bearer(token))).status).toBe(204);
    expect(await statusOf(token)).toBe(401);
  });

  it('says the same of a session that is over, of an unknown one and of none', async () => {
    const token = await tokenOf();
    await signout(bearer(token));
    const json = { 'content-type': 'application/json' };
    for (const headers of [bearer(token), bearer('x'.repeat(43)), { authorization: 'Basic ?' }, {}, json])
      expect(await signout(headers)).toMatchObject({ status: 204, text: '' });
  });
});

describe('a session', () => {
  it('ends when it was not used for twelve hours', async () => {
    const token = await tokenOf();
    app.advance(12 * HOUR - MINUTE);
    expect(await statusOf(token)).toBe(404);
    app.advance(12 * HOUR - MINUTE);
    expect(await statusOf(token)).toBe(404);
    app.advance(12 * HOUR + MINUTE);
    expect(await statusOf(token)).toBe(401);
  });

  it('ends at last however much it is used', async () => {
    const token = await tokenOf();
    for (let hours = 0; hours < 99; hours += 11) {
      expect(await statusOf(token)).toBe(404);
      app.advance(11 * HOUR);
    }
    expect(await statusOf(token)).toBe(404);
    app.advance(HOUR + MINUTE);
    expect(await statusOf(token)).toBe(401);
  });

  it('is written down as used at most once in five minutes', async () => {
    await app.db.deleteFrom('sessions').execute();
    const token = await tokenOf();
    const [opened] = await lastUses();
    app.advance(4 * MINUTE);
    await statusOf(token);
    expect(await lastUses()).toEqual([opened]);
    app.advance(2 * MINUTE);
    await statusOf(token);
    const [used = 0] = await lastUses();
    expect(used - (opened ?? 0)).toBeGreaterThanOrEqual(6 * MINUTE);
    await statusOf(token);
    expect(await lastUses()).toEqual([used]);
  });

  it('of the version before, which writes no use down, counts as used when it was opened', async () => {
    await app.db.deleteFrom('sessions').execute();
    const { id } = await app.db
      .selectFrom('accounts')
      .select('id')
      .where('email', '=', EMAIL)
      .executeTakeFirstOrThrow();
    const expires_at = new Date(app.clock().getTime() + HOUR);
    await app.db.insertInto('sessions').values({ token_hash: 'x', account_id: id, expires_at }).execute();
    const [used = 0] = await lastUses();
    expect(Math.abs(used - Date.now())).toBeLessThan(MINUTE);
  });
});
