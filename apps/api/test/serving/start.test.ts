import { once } from 'node:events';
import { chmod, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { failureText } from '../../src/process/failureText.ts';
import { started, startInstance } from '../support/instance.ts';
import { until } from '../support/until.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'laundry-start-'));
});
afterAll(() => rm(folder, { recursive: true }));

// Messages about settings: src/settings.test.ts.
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

it.each([
  ['main', '--help', 0, /^$/],
  ['main', '--port=80', 1, /^error: unknown option '--port=80'\n$/],
  ['checkLedger', '--days=1', 1, /^DATABASE_URL: the database has no tables yet.*\n$/],
])('on an empty database %s %s ends with %d, and one line if it fails', async (name, option, code, line) => {
  const ended = await started({ API_PORT: '0', DATA_DIR: 'memory://' }, name, option);
  expect(ended).toEqual({ code, stderr: expect.stringMatching(line) as string });
});

it('says in one line that DATA_DIR cannot be written', async () => {
  const file = join(folder, 'file');
  await writeFile(file, '');
  const { code, stderr } = await started({ API_PORT: '0', DATA_DIR: join(file, 'folder/db') });
  expect(code).toBe(1);
  expect(stderr).toMatch(/^DATA_DIR: cannot be written \(E\w+\)\n$/);
});

it('names the process that holds the embedded database, takes over after it is killed, and exits with 0 after the shutdown delay', async () => {
  const environment = { DATA_DIR: join(folder, 'data/db'), SHUTDOWN_DELAY_MS: '300' };
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
  expect(await readdir(join(folder, 'data'))).toEqual(['db', 'db.holder']);
});

it.each([
  ['28P01', 'DATABASE_URL: the database refuses this user or password'],
  ['3D000', 'DATABASE_URL: the server has no such database'],
])('says in one line that the database refuses the connection with %s', async (sqlState, message) => {
  // The error with which PostgreSQL answers the first message of a connection that it refuses.
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
  expect(failureText(error)).toBe('The database could not be migrated: relation "cards" already exists');
  for (const syscall of ['connect', 'open'])
    expect(failureText({ message: `${syscall} /x`, code: 'ENOENT', syscall })).toBe(`${syscall} /x`);
});

/** A replacement for systemd's own, which records the messages. */
const SYSTEMD_NOTIFY = '#!/bin/sh\necho "$1" >> "$NOTIFY_SOCKET"\n';

it('notifies systemd regularly, and still serves during the shutdown delay', async () => {
  const socket = join(folder, 'told');
  await writeFile(socket, '');
  await writeFile(join(folder, 'systemd-notify'), SYSTEMD_NOTIFY);
  await chmod(join(folder, 'systemd-notify'), 0o755);
  const systemdMessages = async () => (await readFile(socket, 'utf8')).split('\n').slice(0, -1);
  const instance = await startInstance({
    PATH: [folder, process.env['PATH']].join(delimiter),
    DATA_DIR: 'memory://',
    NOTIFY_SOCKET: socket,
    WATCHDOG_USEC: '200000',
    SHUTDOWN_DELAY_MS: '60000',
  });
  try {
    await instance.untilReadiness(200);
    await until(async () => (await systemdMessages()).filter((line) => line === 'WATCHDOG=1').length >= 2);
    expect((await systemdMessages())[0]).toBe('READY=1');
    const served = await fetch(`${instance.origin}/openapi.json`);
    expect(served.headers.get('connection')).toBe('keep-alive');
    const brokenOff = connect(Number(new URL(instance.origin).port), '127.0.0.1').resume();
    const head = 'POST /public-site/v1/signin HTTP/1.1\r\nhost: x\r\ncontent-type: application/json';
    brokenOff.end(`${head}\r\ncontent-length: 9\r\n\r\n{`);
    await once(brokenOff, 'close');

    void instance.stop('SIGTERM');
    await instance.untilReadiness(503);
    await until(async () => (await systemdMessages()).includes('STOPPING=1'));
    const meanwhile = await fetch(`${instance.origin}/openapi.json`);
    expect(meanwhile.status).toBe(200);
    // A connection that is kept alive might be used for a call after the instance has ended.
    expect(meanwhile.headers.get('connection')).toBe('close');
    expect(instance.log()).not.toContain('"level":50');
  } finally {
    await instance.stop('SIGKILL');
  }
});
