import type { CallName } from '@laundry/api-contract';
import { UnexpectedAnswer, createAsk } from '../ask.ts';
import { refusalProblems } from '../document.ts';
import { gatherFacts } from '../facts.ts';
import type { ContractOptions } from '../options.ts';
import { send } from '../send.ts';
import { CHECKS } from './checks.ts';

/** The results of a call's checks. */
export interface CallResult {
  readonly call: CallName | 'what is no call';
  readonly passed: number;
  /** The name of each failed check with its reason. */
  readonly failed: readonly string[];
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

async function outcomeOf(
  call: CallResult['call'],
  checks: readonly { readonly name: string; readonly run: () => Promise<void> }[],
): Promise<CallResult> {
  const failed: string[] = [];
  for (const { name, run } of checks)
    await run().catch((error: unknown) => failed.push(`${name}: ${reasonOf(error)}`));
  return { call, passed: checks.length - failed.length, failed };
}

/** Requests that match no call are refused with the envelope as well (D28). */
const unknownCallChecks = (url: URL) =>
  (
    [
      ['an unknown path', 'GET', '/api/v1/nothing', [404]],
      ['a malformed path', 'GET', '/api/v1/transaction/status/%zz', [400]],
      ['another method', 'DELETE', '/api/v1/transaction/create', [404, 405]],
    ] as const
  ).map(([name, method, path, statuses]) => ({
    name,
    run: async () => {
      const problems = refusalProblems(await send(url, { method, path, headers: {} }), statuses);
      if (problems.length > 0) throw new UnexpectedAnswer(problems.join('; '));
    },
  }));

/** Checks a server against the document, call by call. @throws Error where signing in fails */
export async function* runSuite(options: ContractOptions): AsyncGenerator<CallResult> {
  const ask = createAsk(options.url);
  const context = { ask, options, facts: await gatherFacts(ask, options) };
  yield await outcomeOf('what is no call', unknownCallChecks(options.url));
  for (const { call, checks } of CHECKS)
    yield await outcomeOf(
      call,
      checks.map(({ name, run }) => ({ name, run: () => run(context) })),
    );
}
