import { createHash } from 'node:crypto';
import process from 'node:process';
import { siteConfigFrom } from '@laundry/site-config';
import { readSnapshot } from './snapshot.ts';

/**
 * Prints a hash of the snapshot, by which Nx decides whether to rebuild; the build itself reports an
 * unavailable snapshot.
 */
async function hash(): Promise<string> {
  try {
    const snapshot = await readSnapshot(siteConfigFrom(process.env).snapshot);
    return createHash('sha256').update(JSON.stringify(snapshot)).digest('hex');
  } catch (error) {
    return String(error);
  }
}

process.stdout.write(`${await hash()}\n`);
