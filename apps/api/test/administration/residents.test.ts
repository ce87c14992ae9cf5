import { randomUUID } from 'node:crypto';
import { IDS } from '../support/demoData.ts';
import { resident, residentRow, startSignup } from '../accounts/signup.ts';
import { expectLimited, fixture, HOUR } from '../support/testApp.ts';

const s = fixture(startSignup);

const queued = () => s.app.rows('mails');
const readId = ({ body }: { body: Record<string, unknown> }) => String(body['id']);

describe('entering a resident', () => {
  it('returns the record, lists it first and mails the invitation', async () => {
    await s.ours.enter();
    s.app.advance(1000);
    const person = resident({ firstname: '  Ana María ', reference: ' 101 ' });
    const { status, body } = await s.ours.enter(person);
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.stringMatching(/^[\da-f-]{36}$/) as string,
      firstname: 'Ana María',
      lastname: 'Paz',
      email: person.email,
      reference: '101',
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
      validatedAt: null,
    });
    expect((await s.ours.list())[0]).toEqual(body);
    const [mail, ...more] = await s.mailsTo(person.email);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ to: [person.email], subject: 'Complete su registro' });
    expect(mail?.text).toContain('Edificio Llano');
    expect(mail?.text).toMatch(/vence el \d\d\/\d\d\/\d{4} \d\d:\d\d/);
  });

  it('accepts an e-mail once per administration, whatever its building and case', async () => {
    const { email } = resident();
    await s.ours.enter(resident({ email }));
    const before = (await queued()).length;
    for (const building of [IDS.plain, IDS.splitting])
      expect(await s.ours.enter(resident({ email: email.toUpperCase() }), { building })).toMatchObject({
        status: 409,
        body: {
          result_code: 'ex_email_taken',
          result_message: 'Ya hay un usuario registrado con ese e-mail.',
        },
      });
    expect(await queued()).toHaveLength(before);
    expect((await s.theirs.enter(resident({ email }))).status).toBe(201);
  });

  it('accepts an e-mail once also in concurrent requests', async () => {
    const { email } = resident();
    const answers = await Promise.all([1, 2, 3].map(() => s.ours.enter(resident({ email }))));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(await s.mailsTo(email)).toHaveLength(1);
  });

  it('creates one entry per idempotency key', async () => {
    const person = resident();
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => s.ours.enter(person, { key })));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await s.mailsTo(person.email)).toHaveLength(1);
    // A key belongs to one administration: another may use the same, and learns nothing.
    expect((await s.theirs.enter(person, { key })).status).toBe(201);
  });
});

it('answers 404 for the removal of a resident of another building', async () => {
  const id = readId(await s.ours.enter());
  expect((await s.ours.remove(id, IDS.splitting)).status).toBe(404);
  // Another administration with the resident's own building: serving/accessTable.ts.
  expect((await s.theirs.remove(id, IDS.other)).status).toBe(404);
  expect((await s.ours.list()).map((user) => user.id)).toContain(id);
});

describe('sending the invitation again', () => {
  it('invalidates the previous link', async () => {
    const person = resident();
    const id = readId(await s.ours.enter(person));
    const first = await s.findToken(person.email);
    expect(await s.ours.resend(id)).toMatchObject({ status: 204, text: '' });
    const second = await s.findToken(person.email);
    expect(second).not.toBe(first);
    expect(await s.verify(first)).toEqual({ valid: false, reason: 'invalid' });
    expect(await s.verify(second)).toEqual({ valid: true });
  });

  it('invites a resident that was imported without an invitation', async () => {
    const { email, ...row } = residentRow();
    await s.app.add('residents', { email, ...row });
    expect((await s.ours.resend(row.id)).status).toBe(204);
    expect(await s.verify(await s.findToken(email))).toEqual({ valid: true });
  });

  it('is refused once the resident has confirmed', async () => {
    const person = resident();
    const id = readId(await s.ours.enter(person));
    await s.confirm(await s.findToken(person.email));
    expect(await s.ours.resend(id)).toMatchObject({
      status: 422,
      body: { result_code: 'ex_already_confirmed', result_message: 'El usuario ya confirmó su registro.' },
    });
  });

  it('is refused after ten invitations within an hour', async () => {
    const id = readId(await s.ours.enter());
    for (let times = 0; times < 9; times += 1) expect((await s.ours.resend(id)).status).toBe(204);
    expectLimited(await s.ours.resend(id), 3000);
    s.app.advance(HOUR + 1000);
    expect((await s.ours.resend(id)).status).toBe(204);
  });
});
