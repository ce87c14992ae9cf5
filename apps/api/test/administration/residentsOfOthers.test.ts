import { IDS } from '../support/demoData.ts';
import { resident, startSignup } from '../accounts/signup.ts';
import type { Signup } from '../accounts/signup.ts';

const UNKNOWN = '00000000-0000-4000-8000-0000000000ff';
let s: Signup;
beforeAll(async () => {
  s = await startSignup();
});
afterAll(() => s.close());

const idOf = ({ body }: { body: Record<string, unknown> }) => String(body['id']);

describe('another administration', () => {
  it.each([
    ['a building', () => IDS.plain as string],
    ['a building that nobody has', () => UNKNOWN],
    ['what is no id', () => 'x'],
    ['a path', () => '..%2f..'],
  ])('of %s knows nothing', async (_what, building) => {
    expect(await s.theirs.ask('GET', s.theirs.users(building()))).toMatchObject({
      status: 404,
      body: { result_code: 'ex_not_found' },
    });
    expect(await s.theirs.enter(resident(), { building: building() })).toMatchObject({
      status: 404,
      body: { result_code: 'ex_not_found' },
    });
  });

  it('of a resident neither', async () => {
    const person = resident();
    const id = idOf(await s.ours.enter(person));
    const before = (await s.mailsTo(person.email)).length;
    for (const building of [IDS.plain, IDS.other])
      expect(await s.theirs.remove(id, building)).toMatchObject({
        status: 404,
        body: { result_code: 'ex_not_found' },
      });
    for (const other of [id, UNKNOWN, 'x'])
      expect(await s.theirs.resend(other)).toMatchObject({
        status: 404,
        body: { result_code: 'ex_not_found' },
      });
    expect(await s.mailsTo(person.email)).toHaveLength(before);
    expect((await s.ours.list()).map((user) => user.id)).toContain(id);
  });
});

describe('who may', () => {
  const URLS = [
    ['GET', '/public-site/v1/administrations/buildings/coliving'],
    ['GET', `/public-site/v1/administrations/buildings/${IDS.plain}/users`],
    ['POST', `/public-site/v1/administrations/buildings/${IDS.plain}/users`],
    ['DELETE', `/public-site/v1/administrations/buildings/${IDS.plain}/users/${UNKNOWN}`],
    ['POST', `/public-site/v1/users/${UNKNOWN}/resend-confirmation`],
  ] as const;

  it.each(URLS)('%s %s: no visitor, no other role', async (method, url) => {
    for (const headers of [{}, { authorization: 'Bearer public-site' }])
      expect(await s.app.call({ method, url, headers })).toMatchObject({
        status: 401,
        body: { result_code: 'ex_unauthorized' },
      });
    const { body } = await s.app.signin('residente@demo.example');
    const headers = { authorization: `Bearer ${String(body['token'])}` };
    expect(await s.app.call({ method, url, headers })).toMatchObject({
      status: 403,
      body: { result_code: 'ex_forbidden' },
    });
  });
});
