import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { supervise } from '../../src/chaos/system/supervisor.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'supervisor-'));
});
afterEach(() => rm(folder, { recursive: true }));

const start = (code: string) =>
  supervise('one', ['-e', code], { env: { PATH: process.env['PATH'] }, folder });

const READY = 'ready to stop';
const LIVES = `setInterval(() => {}, 1000); process.on("SIGTERM", () => process.exit(0)); console.log("${READY}");`;
/** Until it would end by SIGTERM as asked: before that it dies of it. */
async function untilReady(log: string): Promise<void> {
  while (!(await readFile(join(folder, log), 'utf8').catch(() => '')).includes(READY)) await wait(10);
}

it('starts again whom it killed, and holds that against nobody', async () => {
  const one = start(LIVES);
  while (one.starts() < 1) await wait(10);
  // It cannot be killed before it has started, so this repeats until it was.
  while (one.starts() < 2) {
    one.kill();
    await wait(20);
  }
  await untilReady('one-2.log');
  await one.stop();
  expect(one.deaths()).toEqual([]);
});

it('tells of one that ends by itself, with its last words', async () => {
  const one = start('console.error("out of luck"); process.exit(3);');
  while (one.deaths().length === 0) await wait(10);
  await one.stop();
  expect(one.deaths()[0]).toMatch(/^one ended by itself with 3:\nout of luck$/);
});
