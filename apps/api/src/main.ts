import { createApp } from './app.ts';
import { connect } from './database/connect.ts';
import { migrate } from './database/migrate.ts';
import { warmUpPasswords } from './services/passwords.ts';
import { SettingError, settingsFrom } from './settings.ts';

/** Longer than any request may take; what still runs then is cut off. */
const STOP_WITHIN_MS = 20_000;

async function main(): Promise<void> {
  const settings = settingsFrom(process.env);
  const db = connect(settings);
  await migrate(db, settings);
  await warmUpPasswords();
  const { server, scheduler } = await createApp(settings, db);

  let stopping = false;
  const stop = (signal: NodeJS.Signals) => {
    if (stopping) return;
    stopping = true;
    server.log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    void server
      .close()
      .then(() => db.destroy())
      .then(() => process.exit(0));
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);

  await server.listen({ host: settings.API_HOST, port: settings.API_PORT });
  scheduler.start();
}

/** What stopped the start: settings and their wrongs by name, anything else with its place. */
function textOf(error: unknown): string {
  if (error instanceof SettingError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

main().catch((error: unknown) => {
  process.stderr.write(`${textOf(error)}\n`);
  process.exit(1);
});
