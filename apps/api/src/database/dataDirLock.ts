import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';

const Holder = v.object({
  pid: v.pipe(v.number(), v.integer(), v.minValue(1)),
  begun: v.string(),
  token: v.string(),
});
type Holder = v.InferOutput<typeof Holder>;

/** No process. */
const NONE = 0;

const hasCode = (error: unknown, code: string) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === code;

/** The value, or undefined where what it is read of is not there. */
function unlessAbsent<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (hasCode(error, 'ENOENT') || hasCode(error, 'ESRCH')) return undefined;
    throw error;
  }
}

const PROCESS_BEGUN_FIELD = 19;

/**
 * When a process began, as Linux counts it, so that a process id that was given again is not taken for the
 * one before.
 */
function begunOf(pid: number): string {
  const stat = unlessAbsent(() => readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? '';
  // The name in brackets may have spaces.
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[PROCESS_BEGUN_FIELD] ?? '';
}

function isAlive({ pid, begun }: Holder): boolean {
  if (pid === NONE) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    // There is one, of somebody else's.
    if (!hasCode(error, 'EPERM')) return false;
  }
  return begunOf(pid) === begun;
}

function holderIn(file: string): Holder | undefined {
  const text = unlessAbsent(() => readFileSync(file, 'utf8'));
  if (text === undefined) return undefined;
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), Holder), text);
  // A file that cannot be parsed was not written by a lock: it is treated as that of a process that died.
  return read.success ? read.output : { pid: NONE, begun: '', token: text };
}

/** The embedded database is another process's. */
export class DataDirInUse extends Error {
  constructor(dataDir: string, pid: number) {
    super(
      `DATA_DIR: process ${pid} has the embedded database in ${dataDir} open, and it has room for one. Stop that process, or ask it: npm run company -- --url`,
    );
  }
}

/**
 * Keeps a folder of the embedded database for this process, by a file beside it (`db.lock`) that names the
 * process. The file of a process that died is taken over.
 *
 * @returns a function that releases the folder
 * @throws DataDirInUse while another process, or another part of this one, has it
 */
export function lockDataDir(dataDir: string): () => void {
  const file = `${dataDir}.lock`;
  const own: Holder = { pid: process.pid, begun: begunOf(process.pid), token: randomUUID() };
  const prepared = `${file}.${own.token}`;
  // Linking a complete file to the name is atomic: no other process can read half of it.
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

/** Removes the file of a holder that died, unless another process was quicker to do so. */
function removeStale(file: string, { token }: Holder): void {
  const removed = `${file}.${randomUUID()}`;
  if (unlessAbsent(() => renameSync(file, removed) ?? true) === undefined) return;
  // Another process has meanwhile replaced the file of the one that died: its file is put back.
  if (holderIn(removed)?.token !== token) linkSync(removed, file);
  rmSync(removed);
}
