import { IDS } from '../support/demoData.ts';
import { startTestApp } from '../support/testApp.ts';
import { fixture } from '../support/fixture.ts';

const PATH = '/api/v1/users/notification-preferences';
const OWN = 'administracion@demo.example';
const COLLEAGUE = 'colega@demo.example';
const app = fixture(startTestApp);
beforeAll(async () => {
  const { password_hash } = await app.db
    .selectFrom('accounts')
    .select('password_hash')
    .where('email', '=', OWN)
    .executeTakeFirstOrThrow();
  const names = { role: 'BUILDING_ADM', name: 'Eva', lastname: 'Demo' };
  await app.db
    .insertInto('accounts')
    .values({ email: COLLEAGUE, password_hash, ...names, administration_id: IDS.administration })
    .execute();
});

const read = async (email: string) => (await app.get(PATH, await app.session(email))).body;

it('mail nothing until it is asked for, and are kept with the account, not with its administration', async () => {
  expect(await read(OWN)).toEqual({ monthly_settlement: false });
  const set = await app.post(PATH, { monthly_settlement: true }, await app.session(OWN));
  expect([set.status, set.body]).toEqual([200, { monthly_settlement: true }]);
  expect(await read(OWN)).toEqual({ monthly_settlement: true });
  expect(await read(COLLEAGUE)).toEqual({ monthly_settlement: false });
  await app.post(PATH, { monthly_settlement: false }, await app.session(OWN));
  expect(await read(OWN)).toEqual({ monthly_settlement: false });
});

it.each([
  [{}, 'ex_missing_parameters'],
  [{ monthly_settlement: 'yes' }, 'ex_bad_request'],
  [{ monthly_settlement: null }, 'ex_missing_parameters'],
])('refuse %j', async (body, code) => {
  const answer = await app.post(PATH, body, await app.session(OWN));
  expect(answer.body['result_code']).toBe(code);
});
