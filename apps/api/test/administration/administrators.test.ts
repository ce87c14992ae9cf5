import { randomUUID } from 'node:crypto';
import { answerPasswordRequests } from '../../src/services/accounts/forgottenPassword.ts';
import { IDS, OWN_EMAIL, PASSWORD } from '../support/demoData.ts';
import { startMailingApp } from '../support/mailServer.ts';
import { PASSWORD_LINK, resident, residentRow } from '../accounts/signup.ts';
import { untilLocked } from '../ledger/ledgerRead.ts';
import { fixture, LONG_SESSIONS, refusal } from '../support/testApp.ts';
import { connection } from '../support/templates.ts';

const OURS = `/api/v1/administrations/${IDS.administration}`;
const THEIRS = `/api/v1/administrations/${IDS.otherAdministration}`;
const CHANGED = /La contraseña de su cuenta fue cambiada/;

const app = fixture(() => startMailingApp(LONG_SESSIONS));
const own = fixture(() => app.session());
const other = fixture(() => app.session('otra@demo.example'));

const person = (fields: object = {}) => ({
  name: 'Eva',
  lastname: 'Sosa',
  email: `${randomUUID()}@demo.example`,
  ...fields,
});
const invite = (who: object) => app.post(`${OURS}/administrators`, who, own);
const ask = (url: string, headers = own) => app.json<Record<string, string | null>[]>(url, headers);
const list = () => ask(`${OURS}/administrators`);
const activity = (query = '') => ask(`${OURS}/activity${query}`);
const remove = (id: string, headers = own, query = '') =>
  app.call({ method: 'DELETE', url: `${OURS}/administrators/${id}${query}`, headers });
const set = (token: string, password = PASSWORD) =>
  app.post('/public-site/v1/users/reset-password', { token, password });

const tokenTo = (email: string) => app.mailed(PASSWORD_LINK, email);

/** Invites a second administrator, who joins and signs in. */
async function joined() {
  const who = person();
  await invite(who);
  expect((await set(await tokenTo(who.email))).status).toBe(204);
  const headers = await app.session(who.email);
  const id = (await list()).find(({ email }) => email === who.email)?.['id'] ?? '';
  return { ...who, id, headers };
}

describe('inviting an administrator', () => {
  it('mails a link that opens an account of this administration', async () => {
    const who = person();
    const { status, body } = await invite({ ...who, email: who.email.toUpperCase() });
    expect({ status, body }).toMatchObject({ status: 201, body: { ...who, state: 'invited' } });
    expect(await list()).toContainEqual(body);
    // How long the link can be used: accounts/mailedLinks.test.ts.
    expect((await set(await tokenTo(who.email))).status).toBe(204);
    const answer = await app.signin(who.email);
    expect(answer.body).toMatchObject({
      account: { user: { role: 'BUILDING_ADM', name: 'Eva', administration_id: IDS.administration } },
    });
    expect(await list()).toContainEqual(expect.objectContaining({ ...who, state: 'active' }));
  });

  it('happens once per e-mail', async () => {
    const who = person();
    expect((await invite(who)).status).toBe(201);
    expect((await invite(who)).body['result_code']).toBe('ex_email_taken');
    expect((await invite(person({ email: OWN_EMAIL }))).body['result_code']).toBe('ex_email_taken');
  });

  it('does not reveal that another administration has the e-mail: only the link is refused', async () => {
    const { status } = await invite(person({ email: 'otra@demo.example' }));
    expect(status).toBe(201);
    const refused = await set(await tokenTo('otra@demo.example'));
    expect(refused).toMatchObject(refusal(409, 'ex_email_taken'));
    expect((await app.get(`${THEIRS}/administrators`, other)).status).toBe(200);
  });

  it('makes a resident an administrator, who is a resident again after the removal', async () => {
    const email = 'residente@demo.example';
    await app.signin(email);
    await invite(person({ email }));
    expect((await set(await tokenTo(email), 'Otra1Clave')).status).toBe(204);
    expect((await app.signin(email)).status).toBe(401);
    const told = (await app.sendAll()).filter(({ to, text }) => to.includes(email) && CHANGED.test(text));
    expect(told).toHaveLength(1);
    const id = (await list()).find((one) => one['email'] === email)?.['id'] ?? '';
    await app.add('residents', residentRow({ email, validated_at: app.clock() }));
    expect((await remove(id)).status).toBe(204);
    expect((await app.signin(email, 'Otra1Clave')).body).toMatchObject({
      account: { user: { role: 'RESIDENT', administration_id: null } },
    });
  });

  it('again replaces the link', async () => {
    const who = person();
    const id = String((await invite(who)).body['id']);
    const first = await tokenTo(who.email);
    const again = await app.post(`${OURS}/administrators/${id}/resend-invitation`, {}, own);
    expect(again.status).toBe(204);
    expect((await set(first)).body['result_code']).toBe('ex_token_invalid');
    expect((await set(await tokenTo(who.email))).status).toBe(204);
  });
});

describe('removing an administrator', () => {
  it("ends the person's sessions, and the account", async () => {
    const second = await joined();
    expect((await app.get(`${OURS}/administrators`, second.headers)).status).toBe(200);
    expect((await remove(second.id)).status).toBe(204);
    expect((await app.get(`${OURS}/administrators`, second.headers)).status).toBe(401);
    expect((await app.signin(second.email)).status).toBe(401);
    expect((await remove(second.id)).status).toBe(404);
  });

  it('refuses the own account without self=true', async () => {
    const second = await joined();
    expect((await remove(second.id, second.headers)).body['result_code']).toBe('ex_own_account');
    expect((await remove(second.id, second.headers, '?self=true')).status).toBe(204);
  });

  it('withdraws an invitation, whose link is then invalid', async () => {
    const who = person();
    const id = String((await invite(who)).body['id']);
    expect((await remove(id)).status).toBe(204);
    expect((await set(await tokenTo(who.email))).body['result_code']).toBe('ex_token_invalid');
  });
});

it('resending and withdrawing an invitation concurrently do not deadlock', async () => {
  const id = String((await invite(person())).body['id']);
  const resending = await connection(app.databaseUrl);
  await resending.query('begin');
  await resending.query('update administrator_invitations set invited_at = now() where id = $1', [id]);
  const removal = remove(id);
  await untilLocked(app.db);
  // The lock on the administration that a new row of the activity takes.
  await resending.query('select from administrations where id = $1 for key share', [IDS.administration]);
  await resending.query('commit');
  expect((await removal).status).toBe(204);
  await resending.close();
});

// Under the other administration's URL: serving/accessTable.ts.
it('answers 404 for administrators and invitations of another administration', async () => {
  const invited = String((await invite(person())).body['id']);
  const self = (await list()).find(({ state }) => state === 'active')?.['id'] ?? '';
  for (const id of [invited, self]) {
    const url = `${THEIRS}/administrators/${id}`;
    expect((await app.call({ method: 'DELETE', url, headers: other })).status).toBe(404);
    expect((await app.post(`${url}/resend-invitation`, {}, other)).status).toBe(404);
  }
});

describe('the activity', () => {
  it('lists who did what to whom, newest first, also after their removal', async () => {
    const users = `/public-site/v1/administrations/buildings/${IDS.plain}/users`;
    const second = await joined();
    const entered = resident();
    const id = String((await app.post(users, entered, second.headers)).body['id']);
    await app.post(`/public-site/v1/users/${id}/resend-confirmation`, {}, second.headers);
    await app.call({ method: 'DELETE', url: `${users}/${id}`, headers: second.headers });
    const passwords = { emailAddress: second.email, newPassword: PASSWORD };
    await app.post('/api/v1/users/password', passwords, second.headers);
    await app.post('/public-site/v1/users/forgot-password', {
      emailAddress: second.email,
      recaptchaToken: 'token',
    });
    await answerPasswordRequests(app.dependencies);
    await set(await tokenTo(second.email));
    await remove(second.id);
    const actor = { actor_name: 'Eva Sosa', actor_email: second.email };
    const inBuilding = {
      ...actor,
      subject: `Ana Paz (${entered.email})`,
      building_name: 'Edificio Llano',
    };
    const itself = { ...actor, subject: null, building_name: null };
    expect((await activity()).slice(0, 8)).toMatchObject([
      { kind: 'administrator-removed', subject: `Eva Sosa (${second.email})` },
      { ...itself, kind: 'password-reset' },
      { ...itself, kind: 'password-changed' },
      { ...inBuilding, kind: 'resident-removed' },
      { ...inBuilding, kind: 'resident-invited-again' },
      { ...inBuilding, kind: 'resident-invited' },
      { ...itself, kind: 'administrator-joined' },
      { kind: 'administrator-invited', subject: `Eva Sosa (${second.email})` },
    ]);
    expect(await ask(`${THEIRS}/activity`, other)).toEqual([]);
  });

  it('is paged without repetitions when entries are added meanwhile', async () => {
    const all = await activity();
    const first = await activity('?perPage=3');
    await invite(person());
    const next = await activity(`?perPage=3&before=${first.at(-1)?.['id']}`);
    expect([...first, ...next]).toEqual(all.slice(0, 6));
    expect(await activity('?before=1')).toEqual([]);
    expect((await app.get(`${OURS}/activity?before=x`, own)).status).toBe(422);
  });

  it('does not list refused requests', async () => {
    const before = await activity();
    await invite(person({ email: (await list())[0]?.['email'] }));
    await remove(randomUUID());
    expect(await activity()).toEqual(before);
  });
});

// The last test, because it may remove the administrator of the others.
it('refuses the second of two who remove each other concurrently, and never removes the last', async () => {
  const active = (await list()).filter(({ state }) => state === 'active');
  const self = active.find(({ email }) => email === OWN_EMAIL)?.['id'] ?? '';
  for (const { id, email } of active)
    if (email !== OWN_EMAIL) expect((await remove(id ?? '')).status).toBe(204);
  expect((await remove(self, own, '?self=true')).body['result_code']).toBe('ex_last_administrator');
  const [second, third] = [await joined(), await joined()];
  const both = await Promise.all([remove(third.id, second.headers), remove(second.id, third.headers)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([204, 401]);
  expect(await app.rows('accounts', { administration_id: IDS.administration })).toHaveLength(2);
});
