import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { ROOT } from '@laundry/sandbox/local';
import { startInstance } from '../src/instance.ts';
import type { Instance } from '../src/instance.ts';

let instance: Instance;
beforeAll(async () => {
  instance = await startInstance();
});
afterAll(() => instance.close());

/** The command itself. */
async function contract(...args: readonly string[]) {
  const { NODE_OPTIONS: _ofTests, ...env } = process.env;
  const child = spawn(process.execPath, ['tools/contract/src/run.ts', ...args], {
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
