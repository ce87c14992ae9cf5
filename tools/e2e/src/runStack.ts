import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Stack } from './stacks.ts';

const ROOT = join(import.meta.dirname, '../../..');
const SANDBOX = join(ROOT, 'tools/sandbox/src');
/** Makes the run end when the test runner is killed. */
const END_WITH_PARENT = join(SANDBOX, 'local/endWithParent.ts');

/** How long a run may take until everything answers, builds included, in ms. */
export const READY_WITHIN_MS = 240_000;
/** The longest time that a run may take to stop, in ms. */
const ENDS_WITHIN_MS = 20_000;
const POLL_MS = 250;
/** How much of its output is shown when it fails, in characters. */
const TAIL = 4_000;

export interface RunningStack {
  readonly stop: () => Promise<void>;
}

const answers = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2_000) })).ok;
  } catch {
    return false;
  }
};

/** The addresses that have to answer before the first journey starts. */
const checksOf = ({ name, addresses: { site, api, simulators, mailbox } }: Stack): string[] =>
  name === 'theirs'
    ? [`${api}/received`, `${site}/credit`]
    : [`${api}/readyz`, `${simulators}/_control/payments`, `${mailbox}/api/messages`, `${site}/credit`];

/** Ends a run like Ctrl-C, and then whatever is left of it. */
async function end(run: ChildProcess): Promise<void> {
  const signal = (name: NodeJS.Signals) => {
    try {
      // Its whole process group, because it was started as a group leader.
      if (run.pid !== undefined) process.kill(-run.pid, name);
    } catch {
      // It has already ended.
    }
  };
  if (run.exitCode === null && run.signalCode === null) {
    const exited = new Promise((resolve) => run.once('exit', resolve));
    run.kill('SIGINT');
    await Promise.race([exited, wait(ENDS_WITHIN_MS, undefined, { ref: false })]);
  }
  signal('SIGKILL');
}

/** Variables from the shell, or from the Nx that runs the journeys, that would change what is tested. */
const LEFT_OUT = /^(SITE_|NX_|DATABASE_URL$)/;

const cleanEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !LEFT_OUT.test(name)));

/** Starts a local run like `npm start -- --fresh`, with data of its own, and waits until it answers. */
export async function runStack(stack: Stack): Promise<RunningStack> {
  const command = stack.name === 'dev' ? 'dev' : 'start';
  const flags = stack.name === 'theirs' ? ['--fresh', '--their-server'] : ['--fresh'];
  const data = await mkdtemp(join(tmpdir(), `e2e-${stack.name}-`));
  const run = spawn(
    process.execPath,
    ['--import', END_WITH_PARENT, join(SANDBOX, `${command}.ts`), ...flags],
    {
      cwd: ROOT,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: { ...cleanEnvironment(), ...stack.env, PORT_BASE: String(stack.portBase), DATA_ROOT: data },
    },
  );
  let output = '';
  const onOutput = (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-TAIL);
  };
  run.stdout?.on('data', onOutput);
  run.stderr?.on('data', onOutput);

  const stop = async () => {
    await end(run);
    await rm(data, { recursive: true, force: true });
  };
  // Runs also when the test runner itself is ended.
  process.once('exit', () => void end(run));

  const deadline = Date.now() + READY_WITHIN_MS;
  const waiting = checksOf(stack);
  while (waiting.length > 0) {
    if (await answers(waiting[0] ?? '')) {
      waiting.shift();
      continue;
    }
    if (run.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error(`${stack.name}: ${waiting.join(', ')} did not answer.\n${output}`);
    }
    await wait(POLL_MS);
  }
  return { stop };
}
