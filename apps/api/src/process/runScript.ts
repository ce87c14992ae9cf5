import { connect } from '../database/connect.ts';
import type { Database } from '../database/connect.ts';
import { settingsFrom } from '../settings.ts';
import type { Settings } from '../settings.ts';
import { failureText } from './failureText.ts';

/** Whoever reads the output, such as `head`, may end first: the command still does what it was asked for. */
export const ignoreBrokenPipe = () =>
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });

/** Runs a script on the database of the settings. Where it fails it prints why, and exits with 1. */
export async function runScript(
  work: (db: Database, settings: Settings) => Promise<void>,
  open: (settings: Settings) => Database = connect,
): Promise<void> {
  ignoreBrokenPipe();
  let db: Database | undefined;
  try {
    const settings = settingsFrom(process.env);
    db = open(settings);
    await work(db, settings);
  } catch (error) {
    process.stderr.write(`${failureText(error)}\n`);
    process.exitCode = 1;
  } finally {
    await db?.destroy();
  }
}
