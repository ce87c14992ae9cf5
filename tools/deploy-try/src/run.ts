import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { portBaseFrom } from '@laundry/sandbox';
import { createClosers } from '@laundry/sandbox/local';
import { endCommands } from './processes.ts';
import { tryDeployment } from './tryDeployment.ts';

/** Used by no other run of the workspace, unless PORT_BASE says otherwise. */
const PORT_BASE = '4600';

/**
 * `npm run deploy:try`: installs the artifacts on this machine as `docs/operations.md` describes, and puts
 * the installation through releases, failures and restores. It needs Debian and root, because PostgreSQL runs
 * as its own user, host names go into /etc/hosts and missing packages come from apt. Everything it started is
 * stopped when it ends.
 */
async function main(): Promise<void> {
  if (process.getuid?.() !== 0) throw new Error('deploy:try needs root');
  const portBase = portBaseFrom({ PORT_BASE: process.env['PORT_BASE'] ?? PORT_BASE });
  const folder = await mkdtemp(join(tmpdir(), 'laundry-deploy-'));
  const closers = createClosers();
  const started = performance.now();
  const saidAt = { last: started };
  const column = (ms: number) => `${(ms / 1000).toFixed(1).padStart(6)} s`;
  const say = (line: string) => {
    const now = performance.now();
    console.log(`${column(now - started)} ${column(now - saidAt.last)}  ${line}`);
    saidAt.last = now;
  };
  const signals = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => signals.abort());
  const interrupted = new Promise<never>((_, reject) => {
    signals.signal.addEventListener('abort', () => reject(new Error('interrupted')));
  });
  console.log('   since     this');
  console.log('   start     step');
  try {
    await Promise.race([
      tryDeployment({ portBase, folder, closers, say, signal: signals.signal }),
      interrupted,
    ]);
    say('everything held');
  } finally {
    await endCommands();
    await closers.closeAll();
    await rm(folder, { recursive: true, force: true });
  }
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  },
);
