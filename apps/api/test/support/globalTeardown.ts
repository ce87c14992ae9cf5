import { rm } from 'node:fs/promises';
import process from 'node:process';
import { administer, templateName } from './templates.ts';
import './postgresSetup.ts';

/** Removes what the set-up of both projects made. */
export default async function teardown(): Promise<void> {
  const folder = process.env['LAUNDRY_TEST_PGLITE'];
  if (folder !== undefined) await rm(folder, { recursive: true, force: true });
  const server = globalThis.postgresServer;
  if (!server) return;
  // A server that was given to the tests keeps running, so the templates are removed from it.
  const prefix = process.env['LAUNDRY_TEST_TEMPLATES'] ?? '';
  for (const image of ['migrated', 'demo'] as const)
    await administer(server.url, `drop database if exists ${templateName(prefix, image)} with (force)`);
  await server.stop();
}
