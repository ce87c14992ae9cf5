import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { demoData } from '@laundry/strings';
import type { Card, ControllerClient, Use } from './controllerClient.ts';

export interface ControllerOptions {
  readonly client: ControllerClient;
  /** Serial numbers of the building's machines. */
  readonly machines: readonly string[];
  /** Pesos that a card must hold for a use. */
  readonly priceAtMost: number;
  /** Pause between two uses, in ms. */
  readonly everyMs: number;
  /** In [0, 1); Math.random unless a test decides. */
  readonly chance?: () => number;
}

const [WITHOUT_BALANCE] = demoData.useResults.failures;
const FAILED = 0.08;
/** How often the line to the API is down when a use ends: it is reported with the next one. */
const LINE_DOWN = 0.15;
/** How often an answer is lost on its way: the same batch is sent once more. */
const ANSWER_LOST = 0.1;

/**
 * A building's controller: people use its machines all the while, with the cards whose balances it keeps. At
 * times its line is down, so that uses come late and together, and at times it sends a batch twice. It goes
 * on until it is stopped, whatever the API answers.
 */
export function startController({
  client,
  machines,
  priceAtMost,
  everyMs,
  chance = Math.random,
}: ControllerOptions): { readonly stop: () => Promise<void> } {
  const stopping = new AbortController();
  const cards = new Map<string, Card>();
  const waiting: Use[] = [];
  let since = '';
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(chance() * list.length)];

  async function refresh(): Promise<void> {
    for (let more = true; more;) {
      const answer = await client.cards(since);
      for (const card of answer.cards) cards.set(card.card, card);
      ({ next: since, more } = answer);
    }
  }

  function useMachine(): void {
    const card = pick([...cards.values()]);
    const machine = pick(machines);
    if (!card || machine === undefined) return;
    const broken = chance() < FAILED ? pick(demoData.useResults.failures) : undefined;
    const pays = card.state === 'active' && card.balance >= priceAtMost;
    const result = broken ?? (pays ? demoData.useResults.success : WITHOUT_BALANCE);
    // It knows what it took until the API tells it.
    if (result === demoData.useResults.success)
      cards.set(card.card, { ...card, balance: card.balance - priceAtMost });
    waiting.push({ id: randomUUID(), machine, card: card.card, at: new Date().toISOString(), result });
  }

  async function report(): Promise<void> {
    if (waiting.length === 0 || chance() < LINE_DOWN) return;
    const batch = [...waiting];
    await client.report(batch);
    if (chance() < ANSWER_LOST) await client.report(batch);
    waiting.splice(0, batch.length);
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      // An API that is away is asked again with the next use; nothing that waits is lost.
      await refresh()
        .then(useMachine)
        .then(report)
        .catch(() => undefined);
      await wait(everyMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }

  const running = run();
  return {
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}
