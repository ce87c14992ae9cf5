import { GOOD, resident, startSignup } from './signup.ts';
import { fixture } from '../support/testApp.ts';

const CHANGED = 'Su contraseña fue cambiada';
const s = fixture(startSignup);

/** Enters a resident. @returns its fields and id, with the token of the mailed invitation */
async function invited(fields: object = {}) {
  const person = resident(fields);
  const { body } = await s.ours.enter(person);
  return { ...person, id: String(body['id']), token: await s.findToken(person.email) };
}
const openSession = (email: string) => s.app.signin(email, GOOD);

// How long the invitation's link can be used, like every mailed one: mailedLinks.test.ts.
describe('completing the sign-up', () => {
  it('confirms the resident, opens a resident account and mails a confirmation', async () => {
    const { email, token, id } = await invited({ email: 'Eva.Luz@correo.example' });
    expect(await s.confirm(token)).toMatchObject({ status: 204, text: '' });
    expect((await s.ours.list()).find((user) => user.id === id)?.validatedAt).toMatch(/^\d{4}-/);
    const { status, body } = await s.app.signin(email, GOOD);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      account: { user: { role: 'RESIDENT', name: 'Ana', lastname: 'Paz', administration_id: null } },
    });
    const [, mail, ...more] = await s.mailsTo(email);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ subject: 'Registro completo' });
    expect(mail?.text).toContain('http://localhost:4200/apps');
    expect(mail?.text).not.toContain(GOOD);
  });
});

describe('an existing account', () => {
  it('gets a new password by a second invitation, which ends its sessions', async () => {
    const { email, token } = await invited();
    await s.confirm(token);
    const session = await s.app.getToken(email, GOOD);
    await s.theirs.enter(resident({ email, firstname: 'Otro' }));
    expect((await s.confirm(await s.findToken(email), 'Nueva12345')).status).toBe(204);
    expect(await s.app.sessionStatus(session)).toBe(401);
    expect((await openSession(email)).status).toBe(401);
    const { body } = await s.app.signin(email, 'Nueva12345');
    expect(body).toMatchObject({ account: { user: { name: 'Ana' } } });
    const changes = (await s.mailsTo(email)).filter(({ subject }) => subject === CHANGED);
    expect(changes).toHaveLength(1);
    expect(changes[0]?.text).toContain('Todas las sesiones que estaban abiertas fueron cerradas.');
  });

  it('keeps role and password if it is an administrator’s', async () => {
    const email = 'otra@demo.example';
    await s.ours.enter(resident({ email }));
    expect((await s.confirm(await s.findToken(email))).status).toBe(204);
    expect((await s.app.signin(email, GOOD)).status).toBe(401);
    expect((await s.app.signin(email)).body).toMatchObject({ account: { user: { role: 'BUILDING_ADM' } } });
    expect((await s.mailsTo(email)).at(-1)?.text).toContain('su contraseña sigue siendo la que usaba');
  });

  it('is deleted, with name and e-mail, when the last administration removes the resident', async () => {
    const email = 'Rosa.Lugo@correo.example';
    const person = { email, firstname: 'Rosalinda', lastname: 'Lugones', reference: 'Ático 77' };
    const { token, id } = await invited(person);
    await s.confirm(token);
    const upper = 'ROSA.LUGO@correo.example';
    const { body } = await s.theirs.enter({ ...person, email: upper });
    const second = await s.findToken(upper);
    const session = await s.app.getToken(email, GOOD);
    await s.ours.remove(id);
    // A resident's session, which may see no building.
    expect(await s.app.sessionStatus(session)).toBe(403);
    expect((await openSession(email)).status).toBe(200);
    await s.theirs.remove(String(body['id']));
    expect(await s.app.sessionStatus(session)).toBe(401);
    const refused = await s.app.signin(email, GOOD);
    const unknown = await s.app.signin('nadie@correo.example', GOOD);
    expect(refused).toMatchObject({ status: 401, body: unknown.body });
    expect(await s.verify(second)).toEqual({ valid: false, reason: 'invalid' });
    expect((await s.confirm(second)).body).toMatchObject({ result_code: 'ex_token_invalid' });
    const kept = [await s.app.rows('accounts'), await s.app.rows('residents')];
    expect(JSON.stringify(kept)).not.toMatch(/rosa|lugo|ático/i);
  });

  it('is deleted also when two administrations remove the resident concurrently', async () => {
    for (let times = 0; times < 5; times += 1) {
      const { email, token, id } = await invited();
      await s.confirm(token);
      const { body } = await s.theirs.enter(resident({ email }));
      await Promise.all([s.ours.remove(id), s.theirs.remove(String(body['id']))]);
      expect((await openSession(email)).status).toBe(401);
    }
  });

  it('of an administrator stays signed in when it is removed as a resident', async () => {
    const email = 'administracion@demo.example';
    const { body } = await s.theirs.enter(resident({ email }));
    expect((await s.theirs.remove(String(body['id']))).status).toBe(204);
    expect((await s.ours.ask('GET', s.ours.users())).status).toBe(200);
  });
});
