import { calls } from '@laundry/api-contract';
import type { CallName } from '@laundry/api-contract';
import { readCommandLine } from '@laundry/sandbox/commandLine';
import { UnexpectedAnswer, createAsk } from './ask.ts';
import { refusalProblems } from './document.ts';
import { gatherFacts } from './facts.ts';
import { LOCAL_RUN, contractOptionsFrom } from './options.ts';
import type { ContractOptions } from './options.ts';
import { send } from './send.ts';
import { PORTAL_CHECKS } from './sites/portalChecks.ts';
import { PUBLIC_SITE_CHECKS } from './sites/publicSiteChecks.ts';
import { createSitesContext } from './sites/sitesClient.ts';
import { ACCOUNT_CHECKS } from './suite/accounts.ts';
import { runCheck } from './suite/check.ts';
import type { CallResult, ChecksOfCalls } from './suite/check.ts';
import { commonChecks } from './suite/commonChecks.ts';
import { PAYMENT_CHECKS } from './suite/payments.ts';
import { REPORT_CHECKS } from './suite/reports.ts';

/** The 20 calls of spec §7. */
const SITES_CHECKS = Map.groupBy([...PUBLIC_SITE_CHECKS, ...PORTAL_CHECKS], ({ call }) => call);

/** Checks what both sites need from a server, call by call (D66 to D69). */
export async function* runSites(options: ContractOptions): AsyncGenerator<CallResult> {
  const context = createSitesContext(options);
  for (const [call, checks] of SITES_CHECKS) yield await runCheck(call, checks, context, context.explain);
}

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
async function* runSuite(options: ContractOptions): AsyncGenerator<CallResult> {
  const ask = createAsk(options.url);
  const context = { ask, options, facts: await gatherFacts(ask, options) };
  yield await runCheck('what is no call', UNKNOWN_CALLS, options.url);
  for (const call of Object.keys(calls) as CallName[])
    yield await runCheck(call, [...commonChecks(call), ...(SPECIFIC_CHECKS[call] ?? [])], context);
}

const NAME_WIDTH = 28;

/** `npm run contract -- --url http://…`: a line for each call; its exit code is 1 where any check failed. */
async function main(): Promise<void> {
  const options = readCommandLine({ options: LOCAL_RUN }, contractOptionsFrom);
  const isForSites = options.level === 'sites';
  let failures = 0;
  console.log(`${'call'.padEnd(NAME_WIDTH)}passed  failed`);
  for await (const { call, passed, failed } of (isForSites ? runSites : runSuite)(options)) {
    failures += failed.length;
    console.log(
      `${call.padEnd(NAME_WIDTH)}${String(passed).padStart(6)}  ${String(failed.length).padStart(6)}`,
    );
    for (const failure of failed) console.log(`  FAILED ${failure}`);
  }
  const kept = isForSites ? 'has what both sites need' : 'keeps the contract';
  console.log(failures === 0 ? `PASSED: the server ${kept}` : `FAILED: ${failures} checks`);
  process.exitCode = failures === 0 ? 0 : 1;
}

if (import.meta.main)
  main().catch((error: unknown) => {
    console.error(`FAILED: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  });
