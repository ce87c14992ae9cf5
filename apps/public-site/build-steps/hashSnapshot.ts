import { createHash } from 'node:crypto';
import process from 'node:process';
import { siteConfigFrom } from '@laundry/site-config';
import { readSnapshot } from './snapshot.ts';

/**
 * Tells Nx whether a build would be of another snapshot; one that cannot be had is told by the build itself.
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
