import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SETTINGS } from '../../src/settings.ts';
import { startErrorText } from '../../src/process/startError.ts';
import { started, startInstance } from '../support/instance.ts';

it('does not start where NODE_ENV is production and no mode is given', async () => {
  expect(await started({ NODE_ENV: 'production', DATA_DIR: 'memory://', API_PORT: '0' })).toEqual({
    code: 1,
    stderr: 'API_MODE: must be given where NODE_ENV is production\n',
  });
});

it('says in one line that its port is taken', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  expect(await started({ API_PORT: String(port), DATA_DIR: 'memory://' })).toEqual({
    code: 1,
    stderr: 'API_PORT: another process listens there\n',
  });
  other.close();
});

it.each(['db', 'folder/db'])(
  'says in one line that DATA_DIR cannot be written: a file has the place of %s',
  async (path) => {
    const folder = await mkdtemp(join(tmpdir(), 'laundry-start-'));
    const file = join(folder, 'file');
    await writeFile(file, '');
    const { code, stderr } = await started({ API_PORT: '0', DATA_DIR: join(file, path) });
    expect(code).toBe(1);
    expect(stderr).toMatch(/^DATA_DIR: cannot be written \(E\w+\)\n$/);
    await rm(folder, { recursive: true });
  },
);

it('says in one line which process has the embedded database, and takes over where that was killed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'laundry-start-'));
  const environment = { DATA_DIR: join(folder, 'db') };
  const first = await startInstance(environment);
  await first.untilReadiness(200);
  const { code, stderr } = await started({ ...environment, API_PORT: '0' });
  expect(code).toBe(1);
  expect(stderr).toMatch(
    /^DATA_DIR: process \d+ has the embedded database in .+ open, and it has room for one.*\n$/,
  );
  expect(await (await fetch(`${first.origin}/readyz`)).json()).toEqual({ status: 'ready' });
  await first.stop('SIGKILL');
  const next = await startInstance(environment);
  await next.untilReadiness(200);
  expect(await next.stop('SIGTERM')).toBe(0);
  expect(await readdir(folder)).toEqual(['db', 'db.holder']);
  await rm(folder, { recursive: true });
});

it.each([
  ['28P01', 'DATABASE_URL: the database refuses this user or password'],
  ['3D000', 'DATABASE_URL: the server has no such database'],
])('says in one line that the database refuses it with %s', async (sqlState, message) => {
  // As PostgreSQL refuses a connection after its first message.
  const fields = `SFATAL\0C${sqlState}\0Mrefused of geheim\0\0`;
  const refusal = Buffer.alloc(5 + fields.length);
  refusal.write('E');
  refusal.writeInt32BE(4 + fields.length, 1);
  refusal.write(fields, 5);
  const database = createServer((socket) => socket.once('data', () => socket.end(refusal)));
  database.listen(0, '127.0.0.1');
  await once(database, 'listening');
  const { port } = database.address() as AddressInfo;
  const url = `postgres://laundry:geheim@127.0.0.1:${port}/laundry`;
  expect(await started({ API_PORT: '0', DATABASE_URL: url })).toEqual({ code: 1, stderr: `${message}\n` });
  database.close();
});

it('says why the database could not be migrated, in one line', () => {
  const cause = Object.assign(new Error('relation "cards" already exists\nmore'), { code: '42P07' });
  const error = new Error('The database could not be migrated', { cause });
  expect(startErrorText(error)).toBe('The database could not be migrated: relation "cards" already exists');
});

it('names every setting that production lacks, with what is wanted', async () => {
  const { code, stderr } = await started({ API_MODE: 'production', PUBLIC_ORIGIN: 'https://lavaderos.uy' });
  expect(code).toBe(1);
  expect(stderr.trim().split('\n').toSorted()).toEqual(
    [
      'API_ORIGIN',
      'DATABASE_URL',
      'MAIL_FROM',
      'RECAPTCHA_SECRET',
      'SMTP_URL',
      'SUPPORT_EMAIL',
      'TRUST_PROXY',
    ].map((name) => `${name}: must be given in production`),
  );
});

it('does not start production on the local values', async () => {
  const local = Object.entries(SETTINGS).map(([name, row]) => [name, row.local] as const);
  const { code, stderr } = await started({ ...Object.fromEntries(local), API_MODE: 'production' });
  expect(code).toBe(1);
  const named = stderr
    .trim()
    .split('\n')
    .map((line) => line.split(':')[0]);
  expect(named).toEqual(
    expect.arrayContaining(['DATABASE_URL', 'PUBLIC_ORIGIN', 'BANCARD_PRIVATE_KEY', 'MAIL_FROM', 'SMTP_URL']),
  );
  for (const [name, value] of local)
    if (/KEY|SECRET|TOKEN/.test(name) && value) expect(stderr).not.toContain(value);
});

it('does not serve the local secrets to other machines', async () => {
  expect(await started({ API_HOST: '0.0.0.0' })).toEqual({
    code: 1,
    stderr: 'API_HOST: must be of the loopback unless API_MODE is production\n',
  });
});
