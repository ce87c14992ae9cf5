import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { DOCUMENTED } from '@laundry/api-contract/openapi';
import { readCommandLine } from '@laundry/sandbox/commandLine';
import { createAsk, parseJson } from '../ask.ts';
import type { Answer } from '../document.ts';
import { gatherFacts } from '../facts.ts';
import { startInstance } from '../instance.ts';
import type { Instance, Measurement } from '../instance.ts';
import { contractOptionsFrom } from '../options.ts';
import { asCommand, send } from '../send.ts';
import { createDraft, toOutgoing } from './draft.ts';
import type { Draft } from './draft.ts';
import { growthProblems, findProblems } from './judge.ts';
import { knownFrom, openSessions } from './known.ts';
import { createPlans } from './plan.ts';
import type { Plan } from './plan.ts';

/** The number of simultaneous requests. */
const AT_ONCE = 16;
/** The first share of a run fills caches and compiles code. The memory after it is compared with the end. */
const WARM_UP = 0.3;
/** The most failures that are listed. */
const MAX_FAILURES = 50;
/** Closed connections disappear within this time. */
const QUIET_WITHIN_MS = 10_000;
const LOOK_AGAIN_MS = 200;

/** Measures the server after its clients are gone: waits until it holds no more than at the previous look. */
async function measureWhenQuiet(instance: Instance): Promise<Measurement> {
  const deadline = performance.now() + QUIET_WITHIN_MS;
  let last = await instance.measure();
  while (performance.now() < deadline) {
    await wait(LOOK_AGAIN_MS);
    const next = await instance.measure();
    if (next.handles >= last.handles) return next;
    last = next;
  }
  return last;
}

/** Whether an answer ended a session: by signing out, or by a changed password. */
const endsSession = ({ name }: Plan, { headers }: Draft, { status }: Answer): boolean =>
  name === 'signout'
    ? status === 204
    : status === 401 && 'authorization' in headers && DOCUMENTED[name].access === 'administrator';

/**
 * Sends generated requests to an instance, judges every answer, and compares the instance's memory.
 *
 * @returns the counts by status, and each failure, with the command that repeats its request
 */
export async function runFuzz(
  instance: Instance,
  { requests, seed }: { readonly requests: number; readonly seed: number },
) {
  const { url } = instance;
  const options = contractOptionsFrom({ url: url.href });
  const ask = createAsk(url);
  const facts = await gatherFacts(ask, options);
  const known = knownFrom(facts, options);
  const sessions = openSessions(ask, options, facts);
  const failures: string[] = [];
  const byStatus = new Map<number, number>();

  async function one(plan: Plan, agent: Agent): Promise<void> {
    const token = sessions.findToken(plan.caller);
    const draft = createDraft(plan, known, token);
    const outgoing = toOutgoing(draft);
    try {
      const answer = await send(url, outgoing, agent);
      byStatus.set(answer.status, (byStatus.get(answer.status) ?? 0) + 1);
      const problems = findProblems(draft, answer);
      if (problems.length > 0)
        throw new Error(`${answer.status}: ${problems.join('; ')}\n  ${answer.text.slice(0, 300)}`);
      if (answer.status === 201) known.learn(plan.name, parseJson(answer));
      if (token !== undefined && endsSession(plan, draft, answer)) await sessions.renew(plan.caller, token);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      failures.push(
        `${plan.name} (${plan.breakages.join(', ') || 'valid'}) ${reason}\n  ${asCommand(url, outgoing)}`,
      );
    }
  }

  async function sendAll(plans: readonly Plan[]): Promise<Measurement> {
    const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
    const waiting = plans.values();
    const work = async () => {
      for (const plan of waiting) {
        if (failures.length >= MAX_FAILURES || !instance.isAlive()) return;
        await one(plan, agent);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    agent.destroy();
    if (!instance.isAlive()) throw new Error(`the API has ended:\n${await instance.log()}`);
    return measureWhenQuiet(instance);
  }

  const plans = createPlans(requests, seed);
  const warmUp = Math.ceil(requests * WARM_UP);
  const warm = await sendAll(plans.slice(0, warmUp));
  const end = await sendAll(plans.slice(warmUp));
  return { byStatus, failures: [...failures, ...growthProblems(warm, end)], warm, end };
}

const MIB = 1024 * 1024;
const LARGEST_SEED = 2 ** 31;

const OPTIONS = { requests: '50000', seed: String(Math.floor(Math.random() * LARGEST_SEED)) } as const;

/** `npm run fuzz` exits with 1 for a wrong answer or memory that grew. */
async function main(): Promise<void> {
  const { requests, seed } = readCommandLine({ options: OPTIONS }, (given) => {
    const requests = Number(given.requests);
    const seed = Number(given.seed);
    if (!Number.isSafeInteger(requests) || requests < 1)
      throw new Error('--requests: must be a whole number from 1');
    if (!Number.isSafeInteger(seed)) throw new Error('--seed: must be a whole number');
    return { requests, seed };
  });

  console.log(`npm run fuzz -- --requests ${requests} --seed ${seed}`);
  const instance = await startInstance();
  try {
    const started = performance.now();
    const { byStatus, failures, warm, end } = await runFuzz(instance, { requests, seed });
    const inMib = (bytes: number) => `${(bytes / MIB).toFixed(1)} MiB`;
    for (const [status, count] of [...byStatus].toSorted(([left], [right]) => left - right))
      console.log(`${status}  ${String(count).padStart(7)}`);
    console.log(`in ${((performance.now() - started) / 1000).toFixed(0)} s`);
    console.log(
      `heap ${inMib(warm.heapBytes)} → ${inMib(end.heapBytes)}, handles ${warm.handles} → ${end.handles}`,
    );
    for (const failure of failures) console.log(`FAILED ${failure}`);
    console.log(failures.length === 0 ? 'PASSED' : `FAILED: ${failures.length}`);
    process.exitCode = failures.length === 0 ? 0 : 1;
  } finally {
    await instance.close();
  }
}
if (import.meta.main) await main();
