import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { ROOT } from '@laundry/sandbox/local';
import { runFuzz } from '../../src/contract/fuzz/runFuzz.ts';
import { startInstance } from '../../src/contract/instance.ts';
import type { Instance } from '../../src/contract/instance.ts';

let instance: Instance;
beforeAll(async () => {
  instance = await startInstance();
});
afterAll(() => instance.close());

/** Runs the command itself. */
async function contract(...args: readonly string[]) {
  const { NODE_OPTIONS: _ofTests, ...env } = process.env;
  const child = spawn(process.execPath, ['tools/trials/src/contract/run.ts', ...args], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { report: await text(child.stdout), code: await ended };
}

it('is kept by the API, call by call', async () => {
  const { report, code } = await contract('--url', instance.url.href);
  expect(report.split('\n').filter((line) => line.includes('FAILED'))).toEqual([]);
  expect(code).toBe(0);
});

it('has what both sites need, call by call', async () => {
  const { report, code } = await contract('--url', instance.url.href, '--level', 'sites');
  expect(report.split('\n').filter((line) => line.includes('FAILED'))).toEqual([]);
  expect(code).toBe(0);
});

it('stands generated requests, valid and broken', async () => {
  const { failures, byStatus } = await runFuzz(instance, { requests: 1500, seed: 20_260_314 });
  expect(failures).toEqual([]);
  // Both kinds occurred: successes, and refusals for every possible reason.
  expect([...byStatus.keys()]).toEqual(
    expect.arrayContaining([200, 201, 204, 400, 401, 403, 404, 413, 415, 422]),
  );
});
