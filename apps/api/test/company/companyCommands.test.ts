import { randomUUID } from 'node:crypto';
import { faultsOfLedger, faultsOfStates } from '../../src/queries/ledgerCheck/ledgerCheck.ts';
import { COMPANY_FILES, startCompany, writeCompany } from './companyFixture.ts';
import { fixture } from '../support/fixture.ts';

const company = fixture(startCompany);
beforeAll(async () => {
  await company.company(['import', ...(await writeCompany(company))]);
});

const WHY = ['--reason', 'by telephone'];

it('adds, sets and invites one by one, and says what it did', async () => {
  const add = 'building add E-9 --administration A-1 --name Nuevo --first-price 200'.split(' ');
  expect((await company.company([...add, ...WHY])).stdout).toBe('  + E-9\n');
  const twice = await company.company([...add, ...WHY]);
  expect(twice.stderr).toContain('it is there already');
  expect(twice.code).toBe(1);
  const set = await company.company(['building', 'set', 'E-9', '--special-rate-message', 'Feriados', ...WHY]);
  expect(set.stdout).toBe("  ~ E-9: special_rate_message nothing → 'Feriados'\n");
  const none = await company.company(['building', 'set', 'E-8', '--name', 'Nadie', ...WHY]);
  expect(none).toMatchObject({ code: 1, stdout: '' });
  const price = '--building E-1 --machine-type WASHER --valid-from 2026-02-01 --price 222,50'.split(' ');
  expect((await company.company(['price', 'set', ...price, ...WHY])).code).toBe(0);
  const guest = '--administration A-2 --email luz@correo.example --name Luz --lastname Rey'.split(' ');
  expect((await company.company(['administrator', 'invite', ...guest, ...WHY])).stdout).toBe(
    '  + luz@correo.example\n',
  );
  const unexplained = await company.company(add);
  expect(unexplained.stderr).toContain("required option '--reason <text>' not specified");
  await company.withApi(async ({ server, db }) => {
    const methods = await server.inject('/api/v1/card/methods?param1=40000002');
    expect(methods.json()).toMatchObject({ price_costumer: 222.5 });
    const mails = await db.selectFrom('mails').select('recipient').orderBy('created_at').execute();
    expect(mails.map(({ recipient }) => recipient)).toContain('luz@correo.example');
  });
  const { stdout } = await company.company(['audit']);
  expect(stdout).toMatch(/building add {2}building add {2}by Eva Paz: by telephone/);
});

it('blocks a card, and moves what it holds to another one, once per key and after a yes', async () => {
  expect((await company.company(['card', 'lost', '40000001', ...WHY])).stdout).toContain(
    "state 'active' → 'lost'",
  );
  const move = ['card', 'move-balance', '40000001', '40000002', ...WHY];
  const refused = await company.company(move, 'n\n');
  expect(refused.stderr).toContain('move all that it holds to card 40000002? [y/N]');
  expect(refused.stdout).toBe('nothing was done\n');
  const key = ['--key', randomUUID()];
  const part = await company.company([...move, '--amount', '0,50', ...key], 'y\n');
  expect(part.stdout).toBe('card 40000001 holds $ 100, card 40000002 holds $ 0,50\n');
  const again = await company.company([...move, '--amount', '0,50', ...key, '--yes']);
  expect(again.stdout).toBe(part.stdout);
  const other = await company.company([...move, ...key, '--yes']);
  expect(other.stderr).toContain('ex_idempotency_conflict');
  expect((await company.company([...move, '--yes'])).stdout).toBe(
    'card 40000001 holds $ 0, card 40000002 holds $ 100,50\n',
  );
  const empty = await company.company([...move, '--yes']);
  expect(empty.stderr).toContain('amount');
  await company.withApi(async ({ server, db }) => {
    expect((await server.inject('/internal/cards/40000002')).json()).toMatchObject({ balance: 100.5 });
    expect([...(await faultsOfLedger(db)), ...(await faultsOfStates(db))]).toEqual([]);
  });
});

it('works by a running API where that has the database, as on the database itself', async () => {
  await company.withApi(async ({ server }) => {
    const url = await server.listen({ host: '127.0.0.1', port: 0 });
    const byApi = (...args: string[]) => company.company(['--url', url, ...args]);
    expect((await byApi('card', 'active', '40000001', ...WHY)).stdout).toContain("state 'lost' → 'active'");
    expect((await byApi('import', 'units.csv')).stdout).toContain('2 as they were');
    await company.write('units.csv', 'building;number\nE-7;1\n');
    expect((await byApi('import', 'units.csv')).stderr).toContain("units.csv, line 2: no building 'E-7'");
    await company.write('units.csv', COMPANY_FILES['units.csv'] ?? '');
    const card = await server.inject('/api/v1/card/methods?param1=40000001');
    expect(card.statusCode).toBe(200);
  });
});
