import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { portBaseFrom } from '@laundry/sandbox';
import { createClosers } from '@laundry/sandbox/local';
import { readCommandLine } from '@laundry/sandbox/commandLine';
import { checkEdge } from './edge.ts';
import { install } from './install.ts';
import { runJourneys } from './journeys.ts';
import { interrupt } from './system.ts';
import { checkLedger, failOver, restoreToPointInTime, rollOut } from './trials.ts';

const TRIALS = [checkEdge, runJourneys, rollOut, restoreToPointInTime, failOver, checkLedger];

// It needs Debian and root: PostgreSQL runs as its own user, host names go into /etc/hosts and missing
// packages come from apt. Everything it started is stopped when it ends.
const portBase = readCommandLine({}, () => {
  if (process.getuid?.() !== 0) throw new Error('deploy:try needs root');
  return portBaseFrom(process.env, { usual: 4600 });
});
const folder = await mkdtemp(join(tmpdir(), 'laundry-deploy-'));
const closers = createClosers();
const started = performance.now();
const say = (line: string) => {
  console.log(`${((performance.now() - started) / 1000).toFixed(1).padStart(6)} s  ${line}`);
};
const interrupted = new Promise<never>((_, reject) => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => reject(new Error('interrupted')));
});
const tryAll = async () => {
  const installation = await install(portBase, folder, closers, say);
  for (const trial of TRIALS) say(await trial(installation));
  say('everything held');
};
try {
  await Promise.race([tryAll(), interrupted]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  interrupt();
  await closers.closeAll();
  // Processes of a server that crashed may still write.
  await rm(folder, { recursive: true, force: true, maxRetries: 20 });
  process.exit();
}
