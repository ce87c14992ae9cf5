import type { CallName } from '@laundry/api-contract';
import { expectOutcome } from '../ask.ts';
import type { Ask, CallInput } from '../ask.ts';
import type { Facts } from '../facts.ts';
import type { ContractOptions } from '../options.ts';

/** What every check receives. */
export interface Context {
  readonly ask: Ask;
  readonly options: ContractOptions;
  readonly facts: Facts;
}

/** One requirement for a server. */
export interface Check {
  readonly name: string;
  /** @throws Error where the server does not meet it */
  readonly run: (context: Context) => Promise<void>;
}
export const check = (name: string, run: Check['run']): Check => ({ name, run });

/** Requirements by call. */
export type ChecksOfCalls = Readonly<Partial<Record<CallName, readonly Check[]>>>;

/** The requirement that a call is answered with an outcome, such as `204` or `404 ex_not_found`. */
export const answers = (
  name: string,
  call: CallName,
  outcome: string,
  sent: (context: Context) => CallInput | Promise<CallInput>,
): Check => ({
  name,
  run: async (context) => {
    expectOutcome(await context.ask(call, await sent(context)), outcome);
  },
});

/** The results of a call's checks. */
export interface CallResult {
  readonly call: CallName | 'what is no call';
  readonly passed: number;
  /** The name of each failed check with its reason. */
  readonly failed: readonly string[];
}

/** Runs the checks of a call, one after the other. */
export async function runCheck<Given>(
  call: CallResult['call'],
  checks: readonly { readonly name: string; readonly run: (given: Given) => Promise<unknown> }[],
  given: Given,
  explain = (error: unknown) => (error instanceof Error ? error.message : String(error)),
): Promise<CallResult> {
  const failed: string[] = [];
  for (const { name, run } of checks)
    try {
      await run(given);
    } catch (error) {
      failed.push(`${name}: ${explain(error)}`);
    }
  return { call, passed: checks.length - failed.length, failed };
}
