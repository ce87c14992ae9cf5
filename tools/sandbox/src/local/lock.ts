import { mkdir, open, readFile, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const POLL_MS = 200;

const isTaken = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'EEXIST';

/** Whether the process that wrote the lock is still there. */
async function isHeld(file: string): Promise<boolean> {
  try {
    const pid = Number(await readFile(file, 'utf8'));
    // Not written yet: its owner is just taking it.
    if (pid === 0) return true;
    process.kill(pid, 0);
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
    if (!isTaken(error)) throw error;
    if (!(await isHeld(file))) await rm(file, { force: true });
    return false;
  }
}

/** Does something that no two processes of this workspace may do at once; waits for its turn. */
export async function withLock<T>(file: string, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  await mkdir(dirname(file), { recursive: true });
  while (!(await take(file))) await wait(POLL_MS, undefined, { signal });
  try {
    return await work();
  } finally {
    await rm(file, { force: true });
  }
}
