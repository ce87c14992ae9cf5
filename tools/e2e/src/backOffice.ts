import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import type { Stack } from './stacks.ts';

/** Grants access to an installation's back office; a local run needs no token from its own machine. */
const TOKEN = process.env['E2E_INTERNAL_TOKEN'];

/** A card as the API's back office shows it, in pesos. */
interface CardAccount {
  balance: number;
  movements: { transaction_id: string; amount: number }[];
}

/** Reads balances and transactions from the API's back office. */
export function createBackOffice({ addresses: { api } }: Stack) {
  const read = async (path: string): Promise<unknown> => {
    const answer = await fetch(`${api}/internal/${path}`, {
      headers: TOKEN === undefined ? {} : { authorization: `Bearer ${TOKEN}` },
    });
    expect(answer.ok, `${path}: ${answer.status}`).toBe(true);
    return answer.json();
  };
  return {
    card: async (uid: string) => (await read(`cards/${uid}`)) as CardAccount,
    transaction: async (id: string) =>
      (await read(`transactions/${id}`)) as { state: string; amount: number },
  };
}

const COMMAND = join(import.meta.dirname, '../../../apps/api/src/company.ts');
const run = promisify(execFile);

/** Runs `npm run company` against a local run. @returns its output @throws with its error output */
export async function runCompanyCommand({ addresses }: Stack, ...args: readonly string[]): Promise<string> {
  const { stdout } = await run(process.execPath, [COMMAND, '--url', addresses.api, ...args]);
  return stdout;
}
