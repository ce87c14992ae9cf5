import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Stack } from './stacks.ts';

const ROOT = join(import.meta.dirname, '../../..');
const SANDBOX = join(ROOT, 'tools/sandbox/src');
/** Should the test runner be killed, the run ends by itself. */
const END_WITH_PARENT = join(SANDBOX, 'local/endWithParent.ts');

/** How long a run may take until everything answers, builds included, in ms. */
export const READY_WITHIN_MS = 240_000;
/** How long it may take to end after being asked to, in ms. */
const ENDS_WITHIN_MS = 20_000;
const POLL_MS = 250;
/** How much of its output is told when it fails, in characters. */
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

/** What has to answer before the first journey starts. */
const checksOf = ({ addresses: { site, api, simulators, mailbox } }: Stack): string[] => [
  `${api}/readyz`,
  `${simulators}/_control/payments`,
  `${mailbox}/api/messages`,
  `${site}/credit`,
];

/** Ends a run as Ctrl-C does, and whatever does not go by itself. */
async function end(run: ChildProcess): Promise<void> {
  const signal = (name: NodeJS.Signals) => {
    try {
      // Its whole process group: it was started as the leader of one.
      if (run.pid !== undefined) process.kill(-run.pid, name);
    } catch {
      // Nothing of it is left.
    }
  };
  if (run.exitCode === null && run.signalCode === null) {
    const gone = new Promise((resolve) => run.once('exit', resolve));
    run.kill('SIGINT');
    await Promise.race([gone, wait(ENDS_WITHIN_MS, undefined, { ref: false })]);
  }
  signal('SIGKILL');
}

/**
 * Settings of the person's own shell, and of the Nx that runs the journeys, that would change what is tested.
 */
const LEFT_OUT = /^(SITE_|NX_|DATABASE_URL$)/;

const cleanEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !LEFT_OUT.test(name)));

/**
 * Starts a local run as `npm start -- --fresh` does, or `npm run dev -- --fresh`, with a data folder of its
 * own, and waits until it answers.
 */
export async function runStack(stack: Stack): Promise<RunningStack> {
  const command = stack.name === 'dev' ? 'dev' : 'start';
  const data = await mkdtemp(join(tmpdir(), `e2e-${stack.name}-`));
  const run = spawn(
    process.execPath,
    ['--import', END_WITH_PARENT, join(SANDBOX, `${command}.ts`), '--fresh'],
    {
      cwd: ROOT,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: { ...cleanEnvironment(), ...stack.env, PORT_BASE: String(stack.portBase), DATA_ROOT: data },
    },
  );
  let output = '';
  const hear = (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-TAIL);
  };
  run.stdout?.on('data', hear);
  run.stderr?.on('data', hear);

  const stop = async () => {
    await end(run);
    await rm(data, { recursive: true, force: true });
  };
  // Also where the test runner itself is ended.
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
