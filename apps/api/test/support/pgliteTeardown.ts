import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import process from 'node:process';

export default async function teardown(): Promise<void> {
  const file = process.env['LAUNDRY_TEST_PGLITE'];
  if (file !== undefined) await rm(dirname(file), { recursive: true, force: true });
}
