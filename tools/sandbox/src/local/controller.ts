import { readFile, rm } from 'node:fs/promises';
import { createControllerClient } from '../controllers/controllerClient.ts';
import { startController } from '../controllers/startController.ts';
import { LIVE } from '../demo-data/live.ts';
import { runChild } from './children.ts';
import type { Folders } from './folders.ts';

const COMPANY = 'apps/api/src/company.ts';
const EVERY_MS = 10_000;

/**
 * The pause between two uses, in ms, from DEMO_USES_EVERY_MS; 0 turns the simulation off.
 *
 * @throws Error naming it where it is not a number
 */
function pauseFrom(environment: NodeJS.ProcessEnv): number {
  const given = environment['DEMO_USES_EVERY_MS'] || String(EVERY_MS);
  if (!/^\d{1,9}$/.test(given)) throw new Error('DEMO_USES_EVERY_MS: must be a whole number of milliseconds');
  return Number(given);
}

/** The key in a file that a command has written; undefined where there is none. */
async function keyIn(file: string): Promise<string | undefined> {
  const text = await readFile(file, 'utf8').catch(() => '');
  return text.trim() || undefined;
}

/**
 * Registers the controller of the demo data's live building in the database. This happens before the API
 * starts, because an embedded database admits one process only.
 *
 * @returns its key; undefined where the simulation is off, or the database has no such building
 */
export async function prepareController(
  folders: Folders,
  settings: NodeJS.ProcessEnv,
  signal: AbortSignal,
): Promise<string | undefined> {
  if (pauseFrom(settings) === 0) return undefined;
  const log = folders.controllerKey;
  const known = await keyIn(log);
  if (known !== undefined) return known;
  const run = (...command: readonly string[]) =>
    runChild([COMPANY, 'controller', ...command], { env: settings, log, signal });
  try {
    // The database of an earlier run may have it with a key that is lost.
    await run('add', LIVE.controller, '--building', LIVE.building).catch(() =>
      run('rotate', LIVE.controller),
    );
    return await keyIn(log);
  } catch {
    signal.throwIfAborted();
    await rm(log, { force: true });
    return undefined;
  }
}

/** Starts to report uses. */
export const startLiveController = (apiOrigin: string, key: string, environment: NodeJS.ProcessEnv) =>
  startController({
    client: createControllerClient(apiOrigin, LIVE.controller, key),
    machines: LIVE.machines,
    priceAtMost: LIVE.price,
    everyMs: pauseFrom(environment),
  });
