import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { startInstance } from '../support/instance.ts';
import type { Instance } from '../support/instance.ts';
import { until } from '../support/until.ts';

/** In the place of systemd's own: writes down what it is to tell. */
const SYSTEMD_NOTIFY = '#!/bin/sh\necho "$1" >> "$NOTIFY_SOCKET"\n';

let folder: string;
let systemdMessages: () => Promise<readonly string[]>;
let environment: Record<string, string>;
let instance: Instance;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'laundry-stopping-'));
  const socket = join(folder, 'told');
  await writeFile(socket, '');
  await writeFile(join(folder, 'systemd-notify'), SYSTEMD_NOTIFY);
  await chmod(join(folder, 'systemd-notify'), 0o755);
  systemdMessages = async () => (await readFile(socket, 'utf8')).split('\n').slice(0, -1);
  environment = {
    PATH: [folder, process.env['PATH']].join(delimiter),
    DATA_DIR: 'memory://',
    NOTIFY_SOCKET: socket,
    WATCHDOG_USEC: '200000',
    SHUTDOWN_DELAY_MS: '60000',
  };
});
afterAll(async () => {
  await instance.stop('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

it('tells systemd when it serves and then regularly, and serves on while balancers are sent elsewhere', async () => {
  instance = await startInstance(environment);
  await instance.untilReadiness(200);
  await until(async () => (await systemdMessages()).filter((line) => line === 'WATCHDOG=1').length >= 2);
  expect((await systemdMessages())[0]).toBe('READY=1');
  const served = await fetch(`${instance.origin}/openapi.json`);
  expect(served.headers.get('connection')).toBe('keep-alive');

  const ended = instance.stop('SIGTERM');
  await instance.untilReadiness(503);
  await until(async () => (await systemdMessages()).includes('STOPPING=1'));
  const meanwhile = await fetch(`${instance.origin}/openapi.json`);
  expect(meanwhile.status).toBe(200);
  // A connection that is kept would be used for a call that arrives when nobody is there any more.
  expect(meanwhile.headers.get('connection')).toBe('close');
  await instance.stop('SIGKILL');
  await ended;
});

it('ends by itself after that time', async () => {
  instance = await startInstance({ ...environment, SHUTDOWN_DELAY_MS: '300' });
  await instance.untilReadiness(200);
  await expect(instance.stop('SIGTERM')).resolves.toBe(0);
});
