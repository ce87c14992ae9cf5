import { symlink } from 'node:fs/promises';
import { montevideoDay } from '@laundry/strings/format';
import { systemClock } from '../../src/shared/clock.ts';
import { faultsOfLedger, faultsOfStates } from '../../src/queries/ledgerCheck/ledgerCheck.ts';
import { importFiles } from '../../src/services/company/importFiles.ts';
import { decodeFile } from '../../src/services/company/readRows.ts';
import { settingsFrom } from '../../src/settings.ts';
import { COMPANY_FILES, startCompany, writeCompany } from './companyFixture.ts';
import { PASSWORD } from '../support/demoData.ts';
import { testDatabase } from '../support/testDatabase.ts';
import { fixture } from '../support/testApp.ts';

const LINK = /reset-password\?token=([\w-]{43})/;

const company = fixture(startCompany);
let files: string[];
beforeAll(async () => {
  files = await writeCompany(company);
});

const take = (...args: string[]) => company.company(['import', ...args]);
const summary = (stdout: string) => stdout.split('\n').filter((line) => /new, \d/.test(line));

it('a dry run prints what it would import, and imports nothing', async () => {
  const { stdout, stderr, code } = await take('--dry-run', ...files);
  expect(stderr).not.toContain('line');
  expect(code).toBe(0);
  expect(stdout).toContain(
    'cards.csv: 3 lines, 0 as they were (dry run: nothing was written)\n  cards: 3 new',
  );
  expect(stdout).toContain('+ E-1 WASHER 2026-01-01');
  expect(await company.rows('administrations')).toEqual([]);
  expect(await company.rows('company_actions')).toEqual([]);
});

it('imports a company from its files, in any order', async () => {
  const { stdout, code } = await take(...files);
  expect(code).toBe(0);
  expect(summary(stdout)).toContain('  administrators: 1 new, 0 changed');
  const get = company.json<unknown>;
  const methods = await get('/api/v1/card/methods?param1=40000001');
  expect(methods).toMatchObject({ price_costumer: 210, machine_rate: 150, splitting: false });
  const shared = await get('/api/v1/card/methods?param1=40000003');
  expect(shared).toMatchObject({ price_costumer: 190.5, machine_rate: 0, splitting: true });
  expect(await company.balance('40000001')).toBe(100.5);
  expect(await get('/api/v1/branding/items')).toMatchObject([
    { reference: 'B-2', name: 'Canasto', price: 890 },
    { reference: 'B-1', description: '<p>Bolsa;\n grande</p>' },
  ]);
  expect([...(await faultsOfLedger(company.db)), ...(await faultsOfStates(company.db))]).toEqual([]);
  const [action] = await company.rows('company_actions', {}, 'subject');
  expect(action).toMatchObject({ by: 'Eva Paz', command: 'import', subject: 'accessories.csv' });
  await expect(company.remove('company_actions')).rejects.toThrow('never changed');
});

it('lets an imported administrator set a password and see the imported buildings and residents', async () => {
  const mails = await company.rows('mails');
  expect(mails.map(({ recipient }) => recipient)).toEqual(['adm@correo.example']);
  const token = LINK.exec(mails[0]?.body_text ?? '')?.[1];
  const reset = await company.post('/public-site/v1/users/reset-password', { token, password: PASSWORD });
  expect(reset.status).toBe(204);
  const headers = await company.session('adm@correo.example');
  const get = (url: string) => company.json<Record<string, string>[]>(url, headers);
  const buildings = await get('/public-site/v1/administrations/buildings/coliving');
  expect(buildings.map(({ name }) => name)).toEqual(['Edificio "Llano", Norte']);
  const users = await get(`/public-site/v1/administrations/buildings/${buildings[0]?.['id']}/users`);
  expect(users).toMatchObject([{ email: 'ana@correo.example', reference: '101', validatedAt: null }]);
});

it('a second import changes only what differs', async () => {
  const again = await take(...files);
  expect(summary(again.stdout).every((line) => line.endsWith(': 0 new, 0 changed'))).toBe(true);
  await company.write(
    'buildings.csv',
    'reference;name;administration;special_rate_message\nE-1;Llano;;Feriados\nE-2;;A-1;-\nE-3;;A-1;\n',
  );
  await company.write('administrators.csv', 'administration;email\nA-2;adm@correo.example\n');
  const elsewhere = await take('administrators.csv', 'units.csv');
  expect(elsewhere.stderr).toMatch(/administers another administration[^]+\nunits.csv was taken in before/);
  const wrong = await take('buildings.csv');
  expect(wrong.stderr).toContain('buildings.csv, line 4: name is needed for a new building');
  expect(wrong.code).toBe(1);
  await company.write(
    'buildings.ndjson',
    '{"kind":"cards","reference":40000001,"state":"lost","unit":"-","opening_balance":9}\n\n' +
      '{"kind":"buildings","reference":"E-1","name":"Llano","special_rate_message":"Feriados"}\n' +
      '{"kind":"buildings","reference":"E-2","administration":"A-1","splitting":false,"billing":"postpaid"}\n',
  );
  const before = montevideoDay(new Date());
  const changed = await take('buildings.ndjson', '--reason', 'new contract', '--by', 'Ana');
  const [, today] = /from (\S+) on/.exec(changed.stdout) ?? [];
  expect([before, montevideoDay(new Date())]).toContain(today);
  expect(changed.stdout).toBe(`buildings.ndjson: 3 lines, 0 as they were
  buildings: 0 new, 2 changed
  ~ E-1: name 'Edificio "Llano", Norte' → 'Llano', special_rate_message nothing → 'Feriados'
  ~ E-2: administration 'A-2' → 'A-1', splitting true → false, billing 'prepaid' → 'postpaid'
  E-2: A-1's from ${today} on; residents told by mail: 0
  cards: 0 new, 1 changed
  ~ 40000001: unit '101' → nothing, state 'active' → 'lost'
`);
  const { body } = await company.get('/api/v1/card/methods?param1=40000001');
  expect(body).toMatchObject({ result_code: '100' });
  // The balance is the ledger's: only new cards take an opening balance.
  expect(await company.balance('40000001')).toBe(100.5);
  const invited = await company.rows('mails', { recipient: 'adm@correo.example' });
  expect(invited).toHaveLength(1);
  expect(await company.row('company_actions', { by: 'Ana' })).toMatchObject({ reason: 'new contract' });
});

it('moves a resident to another building of the same administration', async () => {
  await company.write('residents.csv', 'building;email\nE-2;ana@correo.example\n');
  const moved = await take('residents.csv');
  expect(moved.stdout).toContain("building 'E-1' → 'E-2'");
  const homes = company.db.selectFrom('residents').innerJoin('buildings', 'buildings.id', 'building_id');
  expect(await homes.select(['email', 'buildings.reference']).execute()).toEqual([
    { email: 'ana@correo.example', reference: 'E-2' },
  ]);
});

const WRONG: readonly (readonly [file: string, content: string | Uint8Array, complaint: RegExp])[] = [
  ['cards.csv', 'reference;building\n40000009;E-9\n', /line 2: no building 'E-9'/],
  ['cards.csv', 'reference;building\n4000;E-1\n', /line 2: reference: '4000' is not 8 digits/],
  // Lines without a value are no lines, but are counted.
  ['units.csv', 'building,number\n\nE-1,9\n,\n\r\nE-1,9\n', /line 6: the same as line 3/],
  // The same name in two spellings of its characters (NFC and NFD).
  ['units.csv', 'building;number\nE-1;3\u{e1}\nE-1;3a\u{301}\n', /line 3: the same as line 2/],
  ['units.csv', '\nbuilding;nmae\nE-1;1\n', /no column 'nmae' in units; there are building/],
  ['units.csv', 'building;number;number\nE-1;1;2\n', /line 1: column 'number' stands there twice/],
  ['units.csv', 'building;number\r\n"E-\r\n1";\r\n;1\r\n', /line 4: building is empty/],
  ['units.csv', Buffer.from('building;number\nE-1;1\nE-1;\xd1\n', 'latin1'), /3: not UTF-8; nothing was/],
  ['units.csv', Buffer.from('building;number\nE-1;ñ').subarray(0, -1), /line 2: the file is cut off within/],
  ['units.csv', 'building;number\nE-1;1\u{1b}[2J\n', /line 2: number: a control character, U\+001B/],
  ['units.csv', 'building;number\u{1b}[2J\nE-1;1\n', /line 2: no column 'number\u{FFFD}\[2J'/u],
  ['units.csv', 'building;number\nE-1;"1\n', /line 2: a quotation mark/],
  // A word that every object of the language has.
  ['machines.csv', 'reference;machine_type\nM-1;constructor\n', /line 2: machine_type: 'constructor' is not/],
  ['prices.csv', 'building;valid_from\nE-1;31/03/2026\n', /line 2: valid_from: /],
  ['prices.csv', 'building;valid_from\nE-1;0206-03-31\n', /line 2: valid_from: /],
  ['prices.csv', 'building;price\nE-1;-1\n', /line 2: price: /],
  ['2026-units.csv', 'building;number\n', /does not begin with what it has/],
  ['accessories.csv', 'reference;name;price\nB-3;Regalo;0\n', /line 2: price: it is more than 0/],
  ['laundromats.csv', 'building;latitude\nE-1;-34,9\n', /line 2: latitude and longitude are given together/],
  ['laundromats.csv', 'building;latitude;longitude\nE-1;91;0\n', /line 2: latitude: /],
  ['laundromats.csv', 'building;slug\nE-1;Edificio Llano\n', /line 2: slug: /],
  ['laundromats.csv', 'building;opening_hours\nE-1;lunes a viernes\n', /line 2: opening_hours: /],
  ['laundromats.csv', 'building;opening_hours\nE-1;Mo-Su 7:00-23:00\n', /line 2: opening_hours: /],
  ['units.ndjson', '{"kind":"units","building":"E-1","number":7}\n{"kind"\n', /line 2: no JSON/],
];

describe('a wrong file', () => {
  const database = fixture(testDatabase);
  const settings = settingsFrom({});
  const takeIn = async (given: Readonly<Record<string, string | Uint8Array>>) =>
    importFiles(
      { db: database.db, settings, clock: systemClock },
      Object.entries(given).map(([name, content]) => ({
        name,
        text: decodeFile(name, Buffer.from(content)),
      })),
      { dryRun: false, yes: false, actor: { by: 'Eva', reason: 'test' } },
    );
  beforeAll(() => takeIn(COMPANY_FILES));

  it.each(WRONG)('%s %j is refused with the reason, nothing imported', async (name, content, complaint) => {
    await expect(takeIn({ [name]: content })).rejects.toThrow(complaint);
    expect(await database.rows('units')).toHaveLength(2);
    expect(await database.rows('cards')).toHaveLength(3);
  });
});

it('requires --yes for an opening balance above the top-up limit, for new cards only', async () => {
  await company.write('cards-rich.csv', 'reference;building;opening_balance\n40000007;E-2;25000\n');
  expect((await take('cards-rich.csv')).stderr).toContain(
    'line 2: opening_balance: 25000 is more than a top-up may be, 20000; --yes takes it in',
  );
  expect((await take('cards-rich.csv', '--yes')).stdout).toContain('cards: 1 new');
  expect((await take('cards-rich.csv')).stdout).toContain('cards: 0 new, 0 changed');
  const add = ['card', 'add', '40000008', '--building', 'E-2', '--opening-balance', '25000', '--reason', 'x'];
  expect((await company.company(add)).stderr).toContain('--yes takes it in');
  expect((await company.company([...add, '--yes'])).stdout).toBe('  + 40000008\n');
});

it('refuses pictures outside the folder of the file', async () => {
  await symlink('/etc/hostname', company.path('link.jpg'));
  const lines = ['../other/bolsa.jpg', '/etc/hostname', 'link.jpg'].map((path) => `B-1;Bolsa;490;${path}`);
  await company.write('accessories-outside.csv', `reference;name;price;image\n${lines.join('\n')}\n`);
  const { stderr, code } = await take('accessories-outside.csv');
  expect(code).toBe(1);
  // A slow import shows its progress as well.
  expect(stderr.split('\n').filter((line) => line.includes(', line '))).toEqual([
    "accessories-outside.csv, line 2: image: '../other/bolsa.jpg' is outside of the file’s folder",
    "accessories-outside.csv, line 3: image: '/etc/hostname' is outside of the file’s folder",
    "accessories-outside.csv, line 4: image: 'link.jpg' is outside of the file’s folder",
  ]);
});

it('explains the columns with --help', async () => {
  const stdout = expect.stringContaining('opening_balance: of a new card: what it holds, in pesos') as string;
  expect(await take('--help')).toMatchObject({ stdout, code: 0 });
});
