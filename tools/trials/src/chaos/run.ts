import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createRandom } from '@laundry/sandbox';
import { createClosers } from '@laundry/sandbox/local';
import { checkBooks } from './books/checkBooks.ts';
import { isFinal } from './books/breach.ts';
import type { Breach } from './books/breach.ts';
import { readBooks } from './books/readBooks.ts';
import type { Books } from './books/readBooks.ts';
import { runDisasters, planDisasters } from './disasters.ts';
import { readOptions } from './options.ts';
import type { ChaosOptions } from './options.ts';
import { simulatePerson } from './people/simulatePerson.ts';
import { planPeople } from './people/plan.ts';
import type { Person } from './people/plan.ts';
import { reportText } from './report.ts';
import { createTally } from './faults.ts';
import { startSystem } from './system/startSystem.ts';
import type { System } from './system/startSystem.ts';

/**
 * The run ends and reports what has not settled this long after everything was repaired, or after the latest
 * next try of a waiting mail. Tries that began before the repair may still postpone their mails.
 */
const QUIET_WITHIN_MS = 150_000;
/** How long a try at a mail that began before the repair may still fail and postpone its mail. */
const LAST_FAILURE_WITHIN_MS = 60_000;
const LOOK_EVERY_MS = 500;

const seconds = (since: number) => (performance.now() - since) / 1000;
const describeError = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Simulates people, a limited number at once. @returns the unexpected answers */
async function simulateAll(
  people: readonly Person[],
  atOnce: number,
  system: System,
  begun: (share: number) => void,
): Promise<Breach[]> {
  const breaches: Breach[] = [];
  const queue = people.entries();
  const worker = async () => {
    for (const [index, person] of queue) {
      begun((index + 1) / people.length);
      try {
        await simulatePerson(system.targets, person);
      } catch (error) {
        const detail = `${person.intent.kind} by ${person.channel}, ${person.ending}: ${describeError(error)}`;
        breaches.push({ kind: 'an unexpected answer', detail });
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return breaches;
}

/** The latest next try of the waiting mails, as the product has scheduled it, in ms since 1970. */
const lastTryAt = ({ mails }: Books): number =>
  Math.max(0, ...mails.map(({ next_try_at }) => next_try_at?.getTime() ?? 0));

/** Reads the books until they agree or the time is over. */
async function untilQuiet(system: System, disasters: readonly number[]) {
  const repairedAt = Date.now();
  let deadline = repairedAt + QUIET_WITHIN_MS;
  for (;;) {
    let rest: { books: Books | undefined; breaches: Breach[] };
    try {
      const books = await readBooks(system.postgres.url, system.simulators, system.mail.taken());
      if (Date.now() < repairedAt + LAST_FAILURE_WITHIN_MS)
        deadline = Math.max(deadline, lastTryAt(books) + QUIET_WITHIN_MS);
      rest = { books, breaches: checkBooks(books, disasters) };
    } catch (error) {
      const detail = `books: ${describeError(error)}`;
      rest = { books: undefined, breaches: [{ kind: 'the run did not come to its end', detail }] };
    }
    if (rest.breaches.every(isFinal) || Date.now() > deadline) return rest;
    await wait(LOOK_EVERY_MS);
  }
}

/**
 * One run: people top up and buy while everything fails; then everything is repaired and the books have to
 * agree.
 */
async function chaosRun(options: ChaosOptions, say: (text: string) => void) {
  const folder = await mkdtemp(join(tmpdir(), 'laundry-chaos-'));
  const random = createRandom(options.seed);
  const people = planPeople(random, options);
  const planned = planDisasters(random, options);
  const faults = createTally();
  const answers = createTally();
  const closers = createClosers();
  const interrupted = () => process.exit(130);
  process.once('SIGINT', interrupted);
  try {
    say(`seed ${options.seed}, logs in ${folder}`);
    const system = await startSystem({ folder, options, faults, answers, closers });
    const disasters = runDisasters(planned, { ...system, tally: faults });

    const started = performance.now();
    say(`${people.length} people`);
    const unexpected = await simulateAll(people, options.people, system, disasters.until);
    const whenDone = seconds(started);
    say('quiet');
    const quietFrom = performance.now();
    await disasters.over();
    await system.repair();
    const { books, breaches } = await untilQuiet(system, disasters.times());
    const quietSeconds = seconds(quietFrom);

    await Promise.all(system.instances.map((instance) => instance.stop()));
    const deaths = system.instances
      .flatMap((instance) => instance.deaths())
      .map((detail): Breach => ({ kind: 'a process ended by itself', detail }));
    const all = [...unexpected, ...breaches, ...deaths];
    if (all.length === 0) closers.add(() => rm(folder, { recursive: true, force: true }));
    return {
      options,
      seconds: whenDone,
      /** From the end of the last person until all books agreed. */
      quietSeconds,
      faults,
      answers,
      starts: system.instances.map((instance) => instance.starts()),
      disasters: disasters.times(),
      books,
      breaches: all,
    };
  } finally {
    process.off('SIGINT', interrupted);
    await closers.closeAll();
  }
}
export type ChaosResult = Awaited<ReturnType<typeof chaosRun>>;

// `npm run chaos` exits with 1 where anything was lost, doubled or stuck, or a process ended by itself.
const outcome = await chaosRun(readOptions(), (text) => {
  console.log(text);
});
console.log(`\n${reportText(outcome)}`);
process.exitCode = outcome.breaches.length === 0 ? 0 : 1;
