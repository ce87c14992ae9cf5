import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { ROOT } from '@laundry/sandbox/local';

/** Runs the command itself, with small numbers. */
async function chaos(...args: readonly string[]) {
  const { NODE_OPTIONS: _, ...env } = process.env;
  const child = spawn(process.execPath, ['tools/trials/src/chaos/run.ts', ...args], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { report: await text(child.stdout), code: await ended };
}

it('loses nothing and makes nothing double while an instance, PostgreSQL, providers and the mail server fail', async () => {
  const { report, code } = await chaos(
    ...['--topups', '40', '--purchases', '8', '--seed', '7', '--people', '8'],
    ...['--kills', '1', '--restarts', '1'],
  );
  expect(report).toContain('PASSED');
  expect(code).toBe(0);
});
