import { IDS } from '../support/demoData.ts';
import { resident, startSignup } from '../accounts/signup.ts';
import { fixture } from '../support/fixture.ts';
import { refusal } from '../support/testApp.ts';

const UNKNOWN = '00000000-0000-4000-8000-0000000000ff';
const s = fixture(startSignup);

const idOf = ({ body }: { body: Record<string, unknown> }) => String(body['id']);

describe('another administration', () => {
  it.each([
    ['a building', () => IDS.plain as string],
    ['a building that nobody has', () => UNKNOWN],
    ['what is no id', () => 'x'],
    ['a path', () => '..%2f..'],
  ])('of %s knows nothing', async (_what, building) => {
    expect(await s.theirs.ask('GET', s.theirs.users(building()))).toMatchObject(refusal(404, 'ex_not_found'));
    expect(await s.theirs.enter(resident(), { building: building() })).toMatchObject(
      refusal(404, 'ex_not_found'),
    );
  });

  it('of a resident neither', async () => {
    const person = resident();
    const id = idOf(await s.ours.enter(person));
    const before = (await s.mailsTo(person.email)).length;
    for (const building of [IDS.plain, IDS.other])
      expect(await s.theirs.remove(id, building)).toMatchObject(refusal(404, 'ex_not_found'));
    for (const other of [id, UNKNOWN, 'x'])
      expect(await s.theirs.resend(other)).toMatchObject(refusal(404, 'ex_not_found'));
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
      expect(await s.app.call({ method, url, headers })).toMatchObject(refusal(401, 'ex_unauthorized'));
    const headers = await s.app.session('residente@demo.example');
    expect(await s.app.call({ method, url, headers })).toMatchObject(refusal(403, 'ex_forbidden'));
  });
});
