import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Stack } from './stacks.ts';

const COMMAND = join(import.meta.dirname, '../../../apps/api/src/company.ts');
const run = promisify(execFile);

/** `npm run company`, by a local run's API. @returns what it said @throws what it complains of */
export async function company({ addresses }: Stack, ...args: readonly string[]): Promise<string> {
  const { stdout } = await run(process.execPath, [COMMAND, '--url', addresses.api, ...args]);
  return stdout;
}
