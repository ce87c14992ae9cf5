import './process/heapGrowth.ts';
import { Command } from 'commander';
import { createApp } from './app.ts';
import { systemClock, withTimeout } from './shared/clock.ts';
import { connect } from './database/connect.ts';
import { migrate, prepareWhenAvailable } from './database/migrate.ts';
import { ping } from './queries/upkeep.ts';
import type { Stage } from './routes/health.ts';
import { warmUpPasswords } from './services/accounts/passwords.ts';
import { checkControllerKeysSecret, acceptsOldSignaturesForever } from './services/machines/controllers.ts';
import { createServiceManager } from './process/serviceManager.ts';
import { settingsFrom } from './settings.ts';
import { failureText } from './process/failureText.ts';

/** Longer than any request may take. After it the process exits, counted from the last accepted request. */
const SHUTDOWN_TIMEOUT_MS = 20_000;
/** After this time the process exits if the database does not answer, because no request could finish. */
const DATABASE_CHECK_AFTER_MS = 7000;
const DATABASE_TIMEOUT_MS = 1000;

async function main(): Promise<void> {
  new Command('main').description('An instance of the API, with the settings of its environment.').parse();
  const settings = settingsFrom(process.env);
  const db = connect(settings);
  let stage: Stage = 'preparing';
  const { server, scheduler } = await createApp(settings, db, systemClock, () => stage);
  const serviceManager = createServiceManager(process.env, server.log);

  const ending = new AbortController();
  const exitWithFailure = () => process.exit(1);
  const noAnswer = () => new Error('the database did not answer');
  const close = () => {
    setTimeout(exitWithFailure, SHUTDOWN_TIMEOUT_MS).unref();
    setTimeout(
      () => void withTimeout(DATABASE_TIMEOUT_MS, ping(db), noAnswer).catch(exitWithFailure),
      DATABASE_CHECK_AFTER_MS,
    ).unref();
    void server
      .close()
      .then(() => withTimeout(DATABASE_TIMEOUT_MS, db.destroy(), noAnswer).catch(() => undefined))
      .then(() => process.exit(0));
  };
  const stop = (signal: NodeJS.Signals) => {
    if (ending.signal.aborted) return;
    ending.abort();
    // Load balancers learn of it from /readyz after a moment: a serving instance continues until then.
    const isServing = stage === 'serving';
    if (isServing) stage = 'stopping';
    server.log.info({ signal }, 'stopping');
    serviceManager?.stopping();
    setTimeout(close, isServing ? settings.SHUTDOWN_DELAY_MS : 0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);

  await warmUpPasswords();
  await server.listen({ host: settings.API_HOST, port: settings.API_PORT });
  await prepareWhenAvailable(async () => {
    await migrate(db, settings, { report: (line) => server.log.info(line) });
    if (!ending.signal.aborted) await checkControllerKeysSecret(db, settings);
  }, server.log);
  if (ending.signal.aborted) return;
  if (acceptsOldSignaturesForever({ settings }))
    server.log.warn(
      'CONTROLLER_OLD_SIGNATURES_UNTIL is not set: signatures without method and path are taken',
    );
  stage = 'serving';
  scheduler.start();
  serviceManager?.ready();
}

main().catch((error: unknown) => {
  process.stderr.write(`${failureText(error)}\n`);
  process.exit(1);
});
