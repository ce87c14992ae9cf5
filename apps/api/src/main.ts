import './heapGrowth.ts';
import { createApp } from './app.ts';
import { systemClock, withTimeout } from './clock.ts';
import { connect } from './database/connect.ts';
import { migrateWhenAvailable } from './database/migrate.ts';
import { ping } from './queries/maintenance.ts';
import type { Stage } from './routes/health.ts';
import { warmUpPasswords } from './services/accounts/passwords.ts';
import { createServiceManager } from './serviceManager.ts';
import { settingsFrom } from './settings.ts';
import { startErrorText } from './startError.ts';

/**
 * Longer than any request may take; what still runs then is cut off. Counted from when nothing new is taken.
 */
const STOP_WITHIN_MS = 20_000;
/** Where the database does not answer, nothing that still runs comes to an end. */
const GIVE_UP_AFTER_MS = 7000;
const ANSWER_WITHIN_MS = 1000;

async function main(): Promise<void> {
  const settings = settingsFrom(process.env);
  const db = connect(settings);
  let stage: Stage = 'preparing';
  const { server, scheduler } = await createApp(settings, db, systemClock, () => stage);
  const serviceManager = createServiceManager(process.env, server.log);

  const ending = new AbortController();
  const cutOff = () => process.exit(1);
  const silent = () => new Error('the database did not answer');
  const close = () => {
    setTimeout(cutOff, STOP_WITHIN_MS).unref();
    setTimeout(
      () => void withTimeout(ANSWER_WITHIN_MS, ping(db), silent).catch(cutOff),
      GIVE_UP_AFTER_MS,
    ).unref();
    void server
      .close()
      .then(() => withTimeout(ANSWER_WITHIN_MS, db.destroy(), silent).catch(() => undefined))
      .then(() => process.exit(0));
  };
  const stop = (signal: NodeJS.Signals) => {
    if (ending.signal.aborted) return;
    ending.abort();
    // Who balances learns of it from /readyz, a moment later: until then an instance that serves goes on.
    const isServing = stage === 'serving';
    if (isServing) stage = 'stopping';
    server.log.info({ signal }, 'stopping');
    serviceManager.stopping();
    setTimeout(close, isServing ? settings.SHUTDOWN_DELAY_MS : 0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);

  await warmUpPasswords();
  await server.listen({ host: settings.API_HOST, port: settings.API_PORT });
  await migrateWhenAvailable(db, settings, server.log);
  if (ending.signal.aborted) return;
  stage = 'serving';
  scheduler.start();
  serviceManager.ready();
}

main().catch((error: unknown) => {
  process.stderr.write(`${startErrorText(error)}\n`);
  process.exit(1);
});
