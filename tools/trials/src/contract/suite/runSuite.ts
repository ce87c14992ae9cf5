import { calls } from '@laundry/api-contract';
import type { CallName } from '@laundry/api-contract';
import { UnexpectedAnswer, createAsk } from '../ask.ts';
import { refusalProblems } from '../document.ts';
import { gatherFacts } from '../facts.ts';
import type { ContractOptions } from '../options.ts';
import { send } from '../send.ts';
import { ACCOUNT_CHECKS } from './accounts.ts';
import { resultOf } from './check.ts';
import type { CallResult, ChecksOfCalls } from './check.ts';
import { commonChecks } from './commonChecks.ts';
import { PAYMENT_CHECKS } from './payments.ts';
import { REPORT_CHECKS } from './reports.ts';

/** Requirements of single calls, in addition to those of every call. */
const SPECIFIC_CHECKS: ChecksOfCalls = { ...ACCOUNT_CHECKS, ...PAYMENT_CHECKS, ...REPORT_CHECKS };

/** Requests that match no call are refused with the envelope as well (D28). */
const UNKNOWN_CALLS = (
  [
    ['an unknown path', 'GET', '/api/v1/nothing', [404]],
    ['a malformed path', 'GET', '/api/v1/transaction/status/%zz', [400]],
    ['another method', 'DELETE', '/api/v1/transaction/create', [404, 405]],
  ] as const
).map(([name, method, path, statuses]) => ({
  name,
  run: async (url: URL) => {
    const problems = refusalProblems(await send(url, { method, path, headers: {} }), statuses);
    if (problems.length > 0) throw new UnexpectedAnswer(problems.join('; '));
  },
}));

/** Checks a server against the document, call by call. @throws Error where signing in fails */
export async function* runSuite(options: ContractOptions): AsyncGenerator<CallResult> {
  const ask = createAsk(options.url);
  const context = { ask, options, facts: await gatherFacts(ask, options) };
  yield await resultOf('what is no call', UNKNOWN_CALLS, options.url);
  for (const call of Object.keys(calls) as CallName[])
    yield await resultOf(call, [...commonChecks(call), ...(SPECIFIC_CHECKS[call] ?? [])], context);
}
