import { Command } from 'commander';
import { migrate } from './database/migrate.ts';
import { runScript } from './process/runScript.ts';
import { emptyDatabase } from './queries/upkeep.ts';

new Command('reset').parse();

/** `node apps/api/src/reset.ts`: empties the database and makes its schema anew. Not in production. */
await runScript(async (db, settings) => {
  if (settings.API_MODE === 'production') throw new Error('A database of production is not emptied');
  await emptyDatabase(db);
  await migrate(db, settings);
});
