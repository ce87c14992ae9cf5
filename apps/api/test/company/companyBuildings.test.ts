import { randomUUID } from 'node:crypto';
import { montevideoDay } from '@laundry/strings/format';
import { setRecord, startCompany, writeCompany } from './companyFixture.ts';
import type { BuildingUser } from '@laundry/api-contract';
import { connection } from '../support/templates.ts';
import { accountRow, resident } from '../accounts/signup.ts';
import { untilLocked } from '../ledger/ledgerRead.ts';
import { reportedUse, startController } from '../machines/controllers.ts';
import { startReports } from '../reports/reports.ts';
import { CARDS, IDS } from '../support/demoData.ts';
import { DAY, fixture } from '../support/testApp.ts';

describe('the command that changes the administration of a building', () => {
  const company = fixture(startCompany, beforeEach, afterEach);
  let url: string;
  beforeEach(async () => {
    url = await company.listen();
    // No midnight may pass while a test runs.
    company.advanceTo(`${company.dayIn(1)}T12:00:00-03:00`);
    expect((await company.company(['import', ...(await writeCompany(company))])).code).toBe(0);
  });

  const inDays = (count: number) => company.dayIn(count);
  /** Runs the command through the running API, whose clock the test sets. */
  const run = (...args: string[]) => company.company(['--url', url, ...args]);
  const set = (...args: string[]) => run('building', 'set', 'E-1', ...args, '--reason', 'a new contract');

  /** The building's administrations, each with its first day. */
  const owners = () =>
    company.db
      .selectFrom('building_administrations as own')
      .innerJoin('administrations', 'administrations.id', 'own.administration_id')
      .innerJoin('buildings', 'buildings.id', 'own.building_id')
      .select(({ eb }) => ['administrations.reference', eb.cast<string>('own.from_day', 'text').as('from')])
      .where('buildings.reference', '=', 'E-1')
      .orderBy('own.from_day')
      .execute();
  const ownedBy = (...periods: readonly (readonly [reference: string, from: string])[]) =>
    periods.map(([reference, from]) => ({ reference, from }));
  const residents = async () => (await company.rows('residents')).map(({ email }) => email);

  it('changes it today if no day is given', async () => {
    const changed = await set('--administration', 'A-2');
    expect(changed).toMatchObject({ stderr: '', code: 0 });
    expect(changed.stdout).toBe(
      `  ~ E-1: administration 'A-1' → 'A-2'\n  E-1: A-2's from ${inDays(0)} on; residents told by mail: 1\n`,
    );
    expect(await owners()).toEqual(ownedBy(['A-1', '-infinity'], ['A-2', inDays(0)]));
    expect((await set('--administration', 'A-2')).stdout).toBe('it is so already\n');
  });

  it('keeps one planned change, which a later command replaces or takes back', async () => {
    await set('--administration', 'A-2', '--from', inDays(10));
    expect(await owners()).toEqual(ownedBy(['A-1', '-infinity'], ['A-2', inDays(10)]));
    const later = await set('--administration', 'A-2', '--from', inDays(20));
    expect(later.stdout).toBe(`  E-1: A-2's from ${inDays(20)} on; residents told by mail: 1\n`);
    expect(await owners()).toEqual(ownedBy(['A-1', '-infinity'], ['A-2', inDays(20)]));
    await set('--administration', 'A-1');
    expect(await owners()).toEqual(ownedBy(['A-1', '-infinity']));
    await set('--administration', 'A-2');
    await set('--administration', 'A-1');
    expect(await owners()).toEqual(ownedBy(['A-1', '-infinity']));
  });

  it('removes residents and their accounts with --without-residents, on the day of the change', async () => {
    const itsRole = { role: 'RESIDENT', administration_id: null };
    await company.add('accounts', accountRow('ana@correo.example', itsRole));
    const later = await set('--administration', 'A-2', '--from', inDays(1), '--without-residents');
    expect(later.stdout).toContain(`A-2's from ${inDays(1)} on; residents who are taken out then: 1`);
    expect(await residents()).toEqual(['ana@correo.example']);
    const staying = await set('--administration', 'A-2', '--from', inDays(1), '--without-residents', 'no');
    expect(staying.stdout).toContain('residents told by mail: 1');
    const now = await set('--administration', 'A-2', '--without-residents');
    expect(now.stdout).toContain(`A-2's from ${inDays(0)} on; residents taken out: 1`);
    expect(await residents()).toEqual([]);
    const accounts = await company.rows('accounts');
    expect(accounts.map(({ email }) => email)).not.toContain('ana@correo.example');
  });

  it('refuses a resident’s e-mail that the new administration has in another building', async () => {
    await company.write(
      'residents.csv',
      'building;email;firstname;lastname;reference\nE-2;Ana@Correo.example;Ana;Paz;7\n',
    );
    expect((await run('import', 'residents.csv')).code).toBe(0);
    const refused = await set('--administration', 'A-2', '--from', inDays(3));
    expect(refused.stderr).toContain(
      'line 1: residents of another building of A-2 too: ana@correo.example; one of the two entries',
    );
    expect(refused.code).toBe(1);
    expect(await owners()).toEqual(ownedBy(['A-1', '-infinity']));
    expect((await set('--administration', 'A-2', '--without-residents')).code).toBe(0);
    expect(await residents()).toEqual(['ana@correo.example']);
  });

  it('reads the day from a file too, and refuses invalid lines', async () => {
    const file = (line: string) =>
      company.write('buildings.csv', `reference;administration;from;name\n${line}\n`);
    await file(`E-1;A-2;${inDays(4)};`);
    const dry = await run('import', '--dry-run', 'buildings.csv');
    expect(dry.stdout).toContain(`E-1: A-2's from ${inDays(4)} on; residents told by mail: 1`);
    expect(await owners()).toEqual(ownedBy(['A-1', '-infinity']));
    const taken = await run('import', 'buildings.csv');
    expect(taken.stdout).toContain(`E-1: A-2's from ${inDays(4)} on; residents told by mail: 1`);
    expect(await owners()).toEqual(ownedBy(['A-1', '-infinity'], ['A-2', inDays(4)]));
    const again = await run('import', 'buildings.csv');
    expect(again.stdout).toBe('buildings.csv: 1 lines, 1 as they were\n  buildings: 0 new, 0 changed\n');
    for (const [line, reason] of [
      [`E-1;A-1;${inDays(-1)};`, `from: ${inDays(-1)} is past`],
      [`E-1;;${inDays(1)};`, 'need an administration'],
      [`E-7;A-1;${inDays(1)};${randomUUID()}`, 'first_price is needed'],
    ] as const) {
      await file(line);
      const { stderr, code } = await run('import', 'buildings.csv');
      expect(stderr).toContain(reason);
      expect(code).toBe(1);
    }
  });
});

describe('a building whose administration changes', () => {
  const WHO = { first: 'administracion@demo.example', second: 'otra@demo.example' } as const;
  const ADMINISTRATIONS = { first: IDS.administration, second: IDS.otherAdministration } as const;
  type Who = keyof typeof WHO;
  const users = `/public-site/v1/administrations/buildings/${IDS.plain}/users`;

  const app = fixture(startReports, beforeEach, afterEach);

  const move = (to: Who, fields: object = {}) =>
    setRecord(app, 'buildings', { reference: IDS.plain, administration: ADMINISTRATIONS[to], ...fields });

  const enter = async (who: Who, email: string) =>
    expect((await app.post(users, resident({ email }), await app.session(WHO[who]))).status).toBe(201);
  const emails = async (who: Who) => {
    const residents = await app.json<BuildingUser[]>(users, await app.session(WHO[who]));
    return residents.map(({ email }) => email);
  };

  it('keeps residents who are to be removed until the day of the change, and then deletes them', async () => {
    await enter('first', 'antes@residentes.example');
    await move('second', { from: app.dayIn(2), without_residents: 'si' });
    await enter('first', 'hasta@residentes.example');
    await app.runJob('take residents out');
    expect(await emails('first')).toEqual(['hasta@residentes.example', 'antes@residentes.example']);

    app.advance(2 * DAY);
    expect(await emails('second')).toEqual([]);
    await enter('second', 'desde@residentes.example');
    await app.runJob('take residents out');
    expect(await emails('second')).toEqual(['desde@residentes.example']);
    const kept = await app.rows('residents', { building_id: IDS.plain });
    expect(kept.map(({ email }) => email)).toEqual(['desde@residentes.example']);
    expect(await app.rows('activity', { kind: 'resident-removed' }, 'subject')).toMatchObject(
      ['antes', 'hasta'].map((name) => ({
        administration_id: IDS.administration,
        building_name: 'Edificio Llano',
        subject: expect.stringContaining(`${name}@residentes.example`) as string,
      })),
    );
  });

  it('keeps residents if their removal, or the whole change, is taken back', async () => {
    await enter('first', 'antes@residentes.example');
    await move('second', { from: app.dayIn(2), without_residents: 'si' });
    await move('first');
    await move('second', { from: app.dayIn(2), without_residents: 'si' });
    await move('second', { from: app.dayIn(2), without_residents: 'no' });
    app.advance(2 * DAY);
    await app.runJob('take residents out');
    expect(await emails('second')).toEqual(['antes@residentes.example']);
  });

  // That only its uses of today are moved: distributedQueries.postgres.test.ts, accountant.test.ts.
  it('gives a batch of uses that arrives during the change to the new administration', async () => {
    const controller = await startController(app, 'llano-1');
    const now = app.clock();
    const mover = await connection(app.databaseUrl);
    await mover.query('begin');
    await mover.query('select from controllers where building_id = $1 for update', [IDS.plain]);
    const reported = controller.report(reportedUse('1', now, { card: CARDS.plain, result: 'Sin agua' }));
    await untilLocked(app.db);
    await mover.query(
      `with ended as (update building_administrations set until_day = $3 where building_id = $2)
      insert into building_administrations values ($2, $1, $3)`,
      [IDS.otherAdministration, IDS.plain, montevideoDay(now)],
    );
    await mover.query('commit');
    await mover.close();
    expect(await reported).toEqual({ accepted: 1, duplicates: 0, refused: [] });

    const query = { from: montevideoDay(now), to: montevideoDay(now), building: IDS.plain };
    expect(await app.read<unknown[]>('/api/v1/reports/uses', query, 'other')).toHaveLength(1);
  });
});
