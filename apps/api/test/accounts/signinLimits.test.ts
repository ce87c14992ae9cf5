import { deviceCookie } from '../../src/routes/cookies.ts';
import { deleteExpired } from '../../src/queries/upkeep.ts';
import { hashPassword } from '../../src/services/accounts/passwords.ts';
import { OWN_EMAIL as EMAIL, PASSWORD } from '../support/demoData.ts';
import { DAY, expectLimited, fixture, HOUR, MINUTE, startTestApp } from '../support/testApp.ts';
import type { Answered } from '../support/testApp.ts';
import { HOME, waysInto } from './waysInto.ts';

const OTHER = 'otra@demo.example';
const THEIRS = '203.0.113.66';

const readSetCookie = ({ headers }: Answered) => String(headers['set-cookie'] ?? '');
/** The cookie that a browser sends back. */
const readCookie = (answer: Answered) => readSetCookie(answer).split(';')[0] ?? '';
const times = (count: number, status: number) => Array.from({ length: count }, () => status);
const place = (number: number) => `203.0.${Math.floor(number / 200)}.${number % 200}`;

describe('without a limit by address', () => {
  const app = fixture(startTestApp);
  const ways = waysInto(app);
  beforeEach(() => app.advance(HOUR + 1000));

  /** Stores copies of the last failure from other clients, because real attempts would take long. */
  async function repeatLastTry(count: number): Promise<void> {
    const all = app.db.selectFrom('signin_failures').selectAll();
    const { id: _id, ...last } = await all.orderBy('id', 'desc').executeTakeFirstOrThrow();
    const tries = Array.from({ length: count }, (_, client) => ({
      ...last,
      client_hash: `client-${client}`,
    }));
    await app.add('signin_failures', ...tries);
  }

  describe('wrong passwords', () => {
    it('lock only that e-mail, whatever its case, at only that address after ten', async () => {
      expect(await ways.wrong(11, EMAIL, () => ({ address: THEIRS }))).toEqual([...times(10, 401), 429]);
      expect((await ways.signin(EMAIL.toUpperCase(), { address: THEIRS })).status).toBe(429);
      expect((await ways.signin(OTHER, { address: THEIRS })).status).toBe(200);
      expect((await ways.signin(EMAIL, { address: HOME })).status).toBe(200);
    });

    it('are forgotten after the right password', async () => {
      await ways.wrong(9, EMAIL, () => ({}));
      expect((await ways.signin(EMAIL)).status).toBe(200);
      expect(await ways.wrong(9, EMAIL, () => ({}))).toEqual(times(9, 401));
    });

    it('do not lock a known device at the same address, whose sign-ins do not unlock others', async () => {
      const cookie = readCookie(await ways.signin(EMAIL));
      await ways.wrong(10, EMAIL, () => ({}));
      expect((await ways.signin(EMAIL)).status).toBe(429);
      expect((await ways.signin(EMAIL, { cookie })).status).toBe(200);
      expect((await ways.signin(EMAIL)).status).toBe(429);
    });

    it('of a known device lock it after ten as well', async () => {
      const cookie = readCookie(await ways.signin(EMAIL));
      expect(await ways.wrong(11, EMAIL, (time) => ({ cookie, address: place(time) }))).toEqual([
        ...times(10, 401),
        429,
      ]);
      expectLimited(await ways.signin(EMAIL, { cookie }), 800);
      // Without the cookie it counts as an unknown device of its address.
      expect((await ways.signin(EMAIL)).status).toBe(200);
      app.advance(15 * MINUTE + 1000);
      expect((await ways.signin(EMAIL, { cookie })).status).toBe(200);
    });

    it('from many addresses slow down unknown devices, but not a known one', async () => {
      const cookie = readCookie(await ways.signin(EMAIL));
      const email = 'nadie@demo.example';
      for (const tried of [email, EMAIL]) {
        expect(await ways.wrong(1, tried, () => ({ address: place(0) }))).toEqual([401]);
        await repeatLastTry(98);
        expect(await ways.wrong(2, tried, (time) => ({ address: place(100 + time) }))).toEqual([401, 429]);
      }
      const refused = await ways.signin(EMAIL, { address: HOME });
      expect(refused.status).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(30);
      expect((await ways.signin(EMAIL, { address: HOME, cookie })).status).toBe(200);
      expect((await ways.signin(OTHER, { address: HOME })).status).toBe(200);
      // Nobody is locked out: after a pause one attempt is answered, and the next one has to wait again.
      app.advance(31_000);
      expect(await ways.wrong(2, EMAIL, (time) => ({ address: place(300 + time) }))).toEqual([401, 429]);
      app.advance(31_000);
      expect((await ways.signin(EMAIL, { address: HOME })).status).toBe(200);
    });

    it('are limited to ten also when sent concurrently', async () => {
      const answers = await Promise.all(
        Array.from({ length: 15 }, () => ways.signin(EMAIL, { address: THEIRS, password: 'Otra2026' })),
      );
      expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
    });
  });

  describe('a device', () => {
    it('is recognized by a cookie that is hidden from scripts and sent only with sign-ins', async () => {
      const answer = await ways.signin(EMAIL);
      expect(readSetCookie(answer)).toMatch(
        /^device-[\da-f]{16}=[\w-]{43}; Max-Age=\d{7,}; Path=\/public-site\/v1\/signin; HttpOnly; SameSite=Strict$/,
      );
      expect(deviceCookie({ ...app.settings, API_MODE: 'production' }, EMAIL, 'x')).toContain('Secure');
      const token = readCookie(answer).split('=')[1] ?? '';
      expect(JSON.stringify(await app.rows('devices'))).not.toContain(token);
      // The cookie does not replace the password.
      const [without] = await ways.wrong(1, EMAIL, () => ({ cookie: readCookie(answer) }));
      expect(without).toBe(401);
    });

    it('gets no cookie after a wrong password, and keeps its cookie after a right one', async () => {
      expect(readSetCookie(await ways.signin(EMAIL, { password: 'Otra2026' }))).toBe('');
      const cookie = readCookie(await ways.signin(EMAIL));
      expect(readCookie(await ways.signin(EMAIL, { cookie }))).toBe(cookie);
    });

    it('cannot choose its token, and signs in despite a broken cookie', async () => {
      const cookie = `${readCookie(await ways.signin(EMAIL)).split('=')[0] ?? ''}=${'a'.repeat(43)}`;
      expect(readCookie(await ways.signin(EMAIL, { cookie }))).not.toBe(cookie);
      for (const broken of ['x', '=', ';;;', cookie.replace(/=.*/, '='), `${cookie}%00`, 'á=é'])
        expect((await ways.signin(EMAIL, { cookie: broken })).status).toBe(200);
    });

    it('known to one account is unknown to another', async () => {
      const theirs = readCookie(await ways.signin(OTHER));
      const name = readCookie(await ways.signin(EMAIL)).split('=')[0] ?? '';
      await ways.wrong(10, EMAIL, () => ({ address: THEIRS }));
      const cookie = `${theirs}; ${name}=${theirs.split('=')[1] ?? ''}`;
      expect((await ways.signin(EMAIL, { address: THEIRS, cookie })).status).toBe(429);
    });

    it('is forgotten after half a year without use, or after twenty other devices', async () => {
      const cookie = readCookie(await ways.signin(EMAIL));
      for (let other = 0; other < 20; other += 1) {
        app.advance(1000);
        await ways.signin(EMAIL);
      }
      expect(readCookie(await ways.signin(EMAIL, { cookie }))).not.toBe(cookie);
      app.advance(181 * DAY);
      await deleteExpired(app.db, app.clock());
      expect(await app.rows('devices')).toEqual([]);
    });

    it('is forgotten when the password changes, unless it made the change', async () => {
      const other = readCookie(await ways.signin(EMAIL));
      const answer = await ways.signin(EMAIL);
      const own = readCookie(answer);
      const authorization = `Bearer ${String(answer.body['token'])}`;
      const body = { emailAddress: EMAIL, newPassword: PASSWORD };
      expect((await app.post('/api/v1/users/password', body, { authorization })).status).toBe(200);
      expect(readCookie(await ways.signin(EMAIL, { cookie: own }))).toBe(own);
      expect(readCookie(await ways.signin(EMAIL, { cookie: other }))).not.toBe(other);
    });
  });

  it('takes as much work for an unknown e-mail as for a known one', async () => {
    const took = { known: [] as number[], unknown: [] as number[] };
    const password_hash = await hashPassword(PASSWORD);
    await app.change('accounts', { email: EMAIL }, { password_hash });
    const measure = async (email: string, address: string) => {
      const began = process.cpuUsage();
      await ways.wrong(1, email, () => ({ address }));
      const { user, system } = process.cpuUsage(began);
      return user + system;
    };
    for (let round = 0; round < 9; round += 1) {
      took.known.push(await measure(EMAIL, place(round)));
      took.unknown.push(await measure(`nadie${round}@demo.example`, place(round)));
    }
    // Processor time, the least of nine, hardly depends on other load on the machine.
    const ratio = Math.min(...took.unknown) / Math.min(...took.known);
    expect(ratio).toBeGreaterThan(0.4);
    expect(ratio).toBeLessThan(2.5);
  });
});

describe('with a limit by address', () => {
  const app = fixture(() => startTestApp({ SIGNIN_FAILURES_PER_ADDRESS: '12' }));
  const ways = waysInto(app);
  beforeEach(() => app.advance(HOUR + 1000));

  it('refuses an address that tries many e-mails, but not a known device there', async () => {
    const cookie = readCookie(await ways.signin(EMAIL));
    for (let tried = 0; tried < 12; tried += 1)
      expect(await ways.wrong(1, `vecino${tried}@demo.example`, () => ({}))).toEqual([401]);
    expectLimited(await ways.signin(EMAIL), 800);
    expect((await ways.signin(EMAIL, { cookie })).status).toBe(200);
    expect((await ways.signin(EMAIL, { address: THEIRS })).status).toBe(200);
    app.advance(15 * MINUTE + 1000);
    expect((await ways.signin(EMAIL)).status).toBe(200);
  });

  it('does not count right passwords', async () => {
    for (let entered = 0; entered < 15; entered += 1) expect((await ways.signin(EMAIL)).status).toBe(200);
  });
});
