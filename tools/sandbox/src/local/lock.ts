import { mkdir, open, readFile, rm, stat, utimes } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { errorCode } from './errorCode.ts';

const POLL_MS = 200;
const BEAT_MS = 1_000;
/** A lock that was not touched for this time counts as abandoned, because process ids are reused. */
const STALE_MS = 10_000;

/** Whether the lock's owner still runs and keeps touching it. */
async function isHeld(file: string): Promise<boolean> {
  try {
    const { mtimeMs } = await stat(file);
    if (Date.now() - mtimeMs > STALE_MS) return false;
    const pid = Number(await readFile(file, 'utf8'));
    // An empty file has an owner that is about to write its process id.
    if (pid !== 0) process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

async function take(file: string): Promise<boolean> {
  try {
    const lock = await open(file, 'wx');
    await lock.writeFile(String(process.pid));
    await lock.close();
    return true;
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
    if (!(await isHeld(file))) await rm(file, { force: true });
    return false;
  }
}

function keepTouching(file: string): NodeJS.Timeout {
  const touch = () => {
    const now = new Date();
    utimes(file, now, now).catch(() => undefined);
  };
  return setInterval(touch, BEAT_MS).unref();
}

/** Runs a task that only one process of this workspace may run at a time; waits for its turn. */
export async function withLock<T>(file: string, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  await mkdir(dirname(file), { recursive: true });
  while (!(await take(file))) await wait(POLL_MS, undefined, { signal });
  const beat = keepTouching(file);
  try {
    return await work();
  } finally {
    clearInterval(beat);
    await rm(file, { force: true });
  }
}
