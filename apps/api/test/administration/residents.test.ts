import { randomUUID } from 'node:crypto';
import { IDS } from '../support/demoData.ts';
import { resident, residentRow, startSignup } from '../accounts/signup.ts';
import { expectLimited, fixture, HOUR, refusal } from '../support/testApp.ts';

const s = fixture(startSignup);

const queued = () => s.app.rows('mails');
const idOf = ({ body }: { body: Record<string, unknown> }) => String(body['id']);

describe('entering a resident', () => {
  it('answers the record, lists it first and mails the invitation', async () => {
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

  it('keeps no token, neither with the resident nor in what was sent', async () => {
    const person = resident();
    await s.ours.enter(person);
    const token = await s.tokenOf(person.email);
    expect(token).toHaveLength(43);
    const kept = [await s.app.rows('residents'), await s.app.rows('mails')];
    expect(JSON.stringify(kept)).not.toContain(token);
  });

  it.each([
    ['firstname', 'x'.repeat(101)],
    ['lastname', 'x'.repeat(101)],
    ['reference', 'x'.repeat(101)],
    ['email', `ana@${'x.'.repeat(130)}example`],
    // Lines of its own in our mail would read as ours.
    ['firstname', 'Ana\r\nBcc: otro@correo.example'],
    ['lastname', 'Paz\n\nConfirme en https://malo.example'],
    ['reference', 'Apartamento 1\u2028Confirme en https://malo.example'],
    ['firstname', 'Ana\u0007'],
    ['email', 'ana@correo.example\r\nBcc: otro@correo.example'],
    ['email', 'ana paz@correo.example'],
  ])('refuses a %s that is too long or malformed', async (field, value) => {
    expect(await s.ours.enter(resident({ [field]: value }))).toMatchObject(
      refusal(422, 'ex_invalid_field', field),
    );
  });

  it('takes names of 100 characters', async () => {
    expect((await s.ours.enter(resident({ firstname: 'x'.repeat(100) }))).status).toBe(201);
  });

  it('reads of a field that is there twice the last one, for its check and its use alike', async () => {
    const { email, ...rest } = resident();
    const payload = JSON.stringify({ email: 'primera@correo.example', ...rest }).replace(
      /}$/,
      `,"email":"${email}"}`,
    );
    const headers = { ...s.ours.headers, 'content-type': 'application/json' };
    const { body } = await s.app.call({ method: 'POST', url: s.ours.users(), payload, headers });
    expect(body).toMatchObject({ email });
  });

  it.each(['<img src=x onerror="alert(1)">', '👩‍🚀 Ñandú', 'שרה \u202Egpj', 'O\'Brien & "Hijos"', '=1+1'])(
    'holds %s only ever as text',
    async (firstname) => {
      const person = resident({ firstname });
      expect((await s.ours.enter(person)).body).toMatchObject({ firstname });
      expect((await s.ours.list())[0]).toMatchObject({ firstname });
      const [mail] = await s.mailsTo(person.email);
      expect(mail?.text).toContain(`${firstname} Paz`);
      expect(mail?.html).not.toContain('<img src=x');
      expect(mail?.html).toContain(
        firstname.startsWith('<') ? '&lt;img src=x' : firstname.slice(-4).replaceAll('"', '&quot;'),
      );
    },
  );

  it('takes an e-mail once in an administration, in any building, whatever its case', async () => {
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

  it('takes an e-mail once also when it is entered twice at once', async () => {
    const { email } = resident();
    const answers = await Promise.all([1, 2, 3].map(() => s.ours.enter(resident({ email }))));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(await s.mailsTo(email)).toHaveLength(1);
  });

  it('is one entry however often a press is sent', async () => {
    const person = resident();
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => s.ours.enter(person, { key })));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await s.mailsTo(person.email)).toHaveLength(1);
    expect(await s.ours.enter(resident(), { key })).toMatchObject(refusal(409, 'ex_idempotency_conflict'));
    // A key is its administration's: another one learns nothing of it.
    expect((await s.theirs.enter(person, { key })).status).toBe(201);
  });
});

describe('removing a resident', () => {
  it('takes it off the list, once', async () => {
    const id = idOf(await s.ours.enter());
    expect(await s.ours.remove(id)).toMatchObject({ status: 204, text: '' });
    expect((await s.ours.list()).map((user) => user.id)).not.toContain(id);
    expect((await s.ours.remove(id)).status).toBe(404);
  });

  it('knows the resident only in its own building', async () => {
    const id = idOf(await s.ours.enter());
    expect((await s.ours.remove(id, IDS.splitting)).status).toBe(404);
    expect((await s.ours.list()).map((user) => user.id)).toContain(id);
  });
});

describe('sending the invitation again', () => {
  it('ends the one before', async () => {
    const person = resident();
    const id = idOf(await s.ours.enter(person));
    const first = await s.tokenOf(person.email);
    expect(await s.ours.resend(id)).toMatchObject({ status: 204, text: '' });
    const second = await s.tokenOf(person.email);
    expect(second).not.toBe(first);
    expect((await s.verify(first)).body).toEqual({ valid: false, reason: 'invalid' });
    expect((await s.verify(second)).body).toEqual({ valid: true });
  });

  it('invites a resident that was imported without an invitation', async () => {
    const { email, ...row } = residentRow();
    await s.app.add('residents', { email, ...row });
    expect((await s.ours.resend(row.id)).status).toBe(204);
    expect((await s.verify(await s.tokenOf(email))).body).toEqual({ valid: true });
  });

  it('is refused once the resident has confirmed', async () => {
    const person = resident();
    const id = idOf(await s.ours.enter(person));
    await s.confirm(await s.tokenOf(person.email));
    expect(await s.ours.resend(id)).toMatchObject({
      status: 422,
      body: { result_code: 'ex_already_confirmed', result_message: 'El usuario ya confirmó su registro.' },
    });
  });

  it('is done ten times in an hour', async () => {
    const id = idOf(await s.ours.enter());
    for (let times = 0; times < 9; times += 1) expect((await s.ours.resend(id)).status).toBe(204);
    expectLimited(await s.ours.resend(id), 3000);
    s.app.advance(HOUR + 1000);
    expect((await s.ours.resend(id)).status).toBe(204);
  });
});

it('are unknown to another administration, under whichever building', async () => {
  const person = resident();
  const id = idOf(await s.ours.enter(person));
  const before = (await s.mailsTo(person.email)).length;
  for (const building of [IDS.plain, IDS.other])
    expect(await s.theirs.remove(id, building)).toMatchObject(refusal(404, 'ex_not_found'));
  expect(await s.theirs.resend(id)).toMatchObject(refusal(404, 'ex_not_found'));
  expect(await s.mailsTo(person.email)).toHaveLength(before);
  expect((await s.ours.list()).map((user) => user.id)).toContain(id);
});
