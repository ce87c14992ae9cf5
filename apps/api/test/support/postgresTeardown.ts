import process from 'node:process';
import { administer } from './migratedTemplate.ts';
import './postgresSetup.ts';

export default async function teardown(): Promise<void> {
  const server = globalThis.postgresServer;
  if (!server) return;
  // One that was given to the tests goes on.
  await administer(
    server.url,
    `drop database if exists ${process.env['LAUNDRY_TEST_TEMPLATE']} with (force)`,
  );
  await server.stop();
}
