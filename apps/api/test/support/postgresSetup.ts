import process from 'node:process';
import { makeTemplates } from './templates.ts';
import { startPostgres } from './postgres.ts';
import type { PostgresServer } from './postgres.ts';

declare global {
  var postgresServer: PostgresServer | undefined;
}

/** Starts the server once for all test files; they find it in the environment. */
export default async function setup(): Promise<void> {
  const server = await startPostgres();
  globalThis.postgresServer = server;
  process.env['LAUNDRY_TEST_POSTGRES'] = server.url;
  process.env['LAUNDRY_TEST_TEMPLATES'] = await makeTemplates(server.url);
}
