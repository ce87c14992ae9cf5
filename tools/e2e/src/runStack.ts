import { join } from 'node:path';
import { createClosers, startServer } from '@laundry/sandbox/local';
import type { Stack } from './stacks.ts';

export interface RunningStack {
  readonly stop: () => Promise<void>;
}

/** The addresses that have to answer before the first journey starts. */
const checksOf = ({ name, addresses: { site, api, simulators, mailbox } }: Stack): string[] =>
  name === 'theirs'
    ? [`${api}/received`, `${site}/credit`]
    : [`${api}/readyz`, `${simulators}/_control/payments`, `${mailbox}/api/messages`, `${site}/credit`];

/** Variables from the shell, or from the Nx that runs the journeys, that would change what is tested. */
const LEFT_OUT = /^(SITE_|NX_|DATABASE_URL$)/;

const cleanEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !LEFT_OUT.test(name)));

/**
 * Starts a local run like `npm start -- --fresh` or `npm run dev -- --fresh`, with its own data folder, and
 * waits until it answers. It also ends when the test runner is killed.
 */
export async function runStack(stack: Stack): Promise<RunningStack> {
  const command = stack.name === 'dev' ? 'dev' : 'start';
  const flags = stack.name === 'theirs' ? ['--fresh', '--their-server'] : ['--fresh'];
  const closers = createClosers();
  const data = await closers.folder(`e2e-${stack.name}`);
  try {
    await startServer([`tools/sandbox/src/${command}.ts`, ...flags], checksOf(stack), {
      env: { ...cleanEnvironment(), ...stack.env, PORT_BASE: String(stack.portBase), DATA_ROOT: data },
      log: join(data, 'run.log'),
      closers,
    });
    return { stop: closers.closeAll };
  } catch (error) {
    await closers.closeAll();
    throw error;
  }
}
