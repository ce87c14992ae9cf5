import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { delimiter, dirname, join, resolve } from 'node:path';
import { readCommandLine } from '@laundry/sandbox/commandLine';
import { STEPS, runSteps } from './steps.ts';
import type { Step } from './steps.ts';

readCommandLine();
const ROOT = resolve(import.meta.dirname, '../../..');
const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** The workspace's tools and the Node that runs this, for everything that a step starts. */
const PATH = [dirname(process.execPath), join(ROOT, 'node_modules/.bin'), process.env['PATH']].join(
  delimiter,
);

/** Node's compile cache, because some four hundred processes of the checks load the same few tools. */
const NODE_COMPILE_CACHE =
  process.env['NODE_COMPILE_CACHE'] ?? join(ROOT, 'node_modules/.cache/node-compile');

let current: ChildProcess | undefined;

/** Ends the current step with all its descendants, which share its process group. */
function endCurrent(signal: NodeJS.Signals): void {
  try {
    if (current?.pid !== undefined) process.kill(-current.pid, signal);
  } catch {
    // It has already ended.
  }
}

function run({ args }: Step): Promise<boolean> {
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, PATH, NODE_COMPILE_CACHE, NX_DAEMON: 'false', NX_TUI: 'false' },
  });
  current = child;
  return new Promise((settle, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => {
      // Processes that a failed step left behind must not disturb the next run.
      endCurrent('SIGKILL');
      current = undefined;
      settle(code === 0);
    });
  });
}

for (const signal of STOP_SIGNALS)
  process.on(signal, () => {
    endCurrent('SIGTERM');
  });
process.on('exit', () => {
  endCurrent('SIGKILL');
});

/** `npm test`: every check that CI runs. Its last line counts the steps that passed and failed. */
const { passed, failed } = await runSteps(STEPS, run, (text) => {
  console.log(text);
});
process.exitCode = failed === 0 ? 0 : 1;
console.log(`${passed} passed, ${failed} failed`);
