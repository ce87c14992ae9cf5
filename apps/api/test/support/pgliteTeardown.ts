import { rm } from 'node:fs/promises';
import process from 'node:process';

export default async function teardown(): Promise<void> {
  const folder = process.env['LAUNDRY_TEST_PGLITE'];
  if (folder !== undefined) await rm(folder, { recursive: true, force: true });
}
