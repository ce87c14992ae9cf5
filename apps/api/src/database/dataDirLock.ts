import { accessSync, constants } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';

const inUse = (dataDir: string, pid: number) =>
  new Error(
    `DATA_DIR: process ${pid} has the embedded database in ${dataDir} open, and it has room for one. Stop that process, or ask it: npm run company -- --url`,
  );

/** SQLite's error of a file that another connection has locked. */
const Busy = v.object({ errcode: v.literal(5) });
/** Long enough for a refused process to read the holder's process id while the holder writes it. */
const WAIT_MS = 100;

/** Node closes a connection that nothing refers to, and so would end its lock. */
const held = new Set<DatabaseSync>();

/**
 * Locks the folder of the embedded database for this process, by the transaction of an SQLite file beside it
 * that names the process. The system ends that lock with the process, however it dies.
 *
 * @returns a function that releases the lock
 * @throws Error while another process, or another part of this one, holds the lock
 */
export function lockDataDir(dataDir: string): () => void {
  // SQLite's own error does not tell why a file cannot be written.
  accessSync(dirname(dataDir), constants.W_OK);
  const lock = new DatabaseSync(`${dataDir}.holder`, { timeout: WAIT_MS });
  try {
    lock.exec(`pragma user_version = ${process.pid}; begin immediate`);
  } catch (error) {
    const holder = lock.prepare('pragma user_version').get();
    lock.close();
    throw v.is(Busy, error) ? inUse(dataDir, Number(holder?.['user_version'])) : error;
  }
  held.add(lock);
  return () => {
    held.delete(lock);
    lock.close();
  };
}
