import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';

const Holder = v.object({
  pid: v.pipe(v.number(), v.integer(), v.minValue(1)),
  begun: v.string(),
  token: v.string(),
});
type Holder = v.InferOutput<typeof Holder>;

/** A process id that no process has. */
const NO_PROCESS = 0;

const hasCode = (error: unknown, code: string) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === code;

/** The value that `read` returns; undefined where the file or process does not exist. */
function unlessAbsent<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (hasCode(error, 'ENOENT') || hasCode(error, 'ESRCH')) return undefined;
    throw error;
  }
}

const START_TIME_FIELD = 19;

/** A process's start time in Linux's own unit, which tells it from an earlier one of the same id. */
function startTimeOf(pid: number): string {
  const stat = unlessAbsent(() => readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? '';
  // The process name in parentheses may contain spaces, so fields are counted after it.
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[START_TIME_FIELD] ?? '';
}

function isAlive({ pid, begun }: Holder): boolean {
  if (pid === NO_PROCESS) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM means that the process exists and belongs to another user.
    if (!hasCode(error, 'EPERM')) return false;
  }
  return startTimeOf(pid) === begun;
}

function holderIn(file: string): Holder | undefined {
  const text = unlessAbsent(() => readFileSync(file, 'utf8'));
  if (text === undefined) return undefined;
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), Holder), text);
  // A file that cannot be parsed was not written by this code. It is treated as left by a process that died.
  return read.success ? read.output : { pid: NO_PROCESS, begun: '', token: text };
}

/** Another process has the embedded database open. */
export class DataDirInUse extends Error {
  constructor(dataDir: string, pid: number) {
    super(
      `DATA_DIR: process ${pid} has the embedded database in ${dataDir} open, and it has room for one. Stop that process, or ask it: npm run company -- --url`,
    );
  }
}

/**
 * Locks the folder of the embedded database for this process, with a file beside it (`db.lock`) that names
 * the process. The lock of a process that died is taken over.
 *
 * @returns a function that releases the lock
 * @throws DataDirInUse while another process, or another part of this one, holds the lock
 */
export function lockDataDir(dataDir: string): () => void {
  const file = `${dataDir}.lock`;
  const own: Holder = { pid: process.pid, begun: startTimeOf(process.pid), token: randomUUID() };
  const prepared = `${file}.${own.token}`;
  // Linking a complete file is atomic: no other process can read half of it.
  writeFileSync(prepared, JSON.stringify(own));
  try {
    for (;;) {
      try {
        linkSync(prepared, file);
        break;
      } catch (error) {
        if (!hasCode(error, 'EEXIST')) throw error;
      }
      const holder = holderIn(file);
      if (!holder) continue;
      if (isAlive(holder)) throw new DataDirInUse(dataDir, holder.pid);
      removeStale(file, holder);
    }
  } finally {
    rmSync(prepared);
  }
  return () => {
    if (holderIn(file)?.token === own.token) rmSync(file);
  };
}

/** Removes the file of a process that died, unless another process has replaced it meanwhile. */
function removeStale(file: string, { token }: Holder): void {
  const removed = `${file}.${randomUUID()}`;
  const isRemoved = unlessAbsent(() => {
    renameSync(file, removed);
    return true;
  });
  if (isRemoved === undefined) return;
  // The file removed is the new one of another process, so it is put back.
  if (holderIn(removed)?.token !== token) linkSync(removed, file);
  rmSync(removed);
}
