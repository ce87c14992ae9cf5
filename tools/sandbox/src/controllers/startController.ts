import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { USE_DETAILS_EXAMPLE } from '@laundry/api-contract';
import type { ReportedUse } from '@laundry/api-contract';
import { demoData } from '@laundry/strings';
import type { Card, ControllerClient } from './controllerClient.ts';

export interface ControllerOptions {
  readonly client: ControllerClient;
  /** Serial numbers of the building's machines. */
  readonly machines: readonly string[];
  /** The balance that a card needs for a use, in pesos. */
  readonly priceAtMost: number;
  /** Pause between two uses, in ms. */
  readonly everyMs: number;
  /** A random number in [0, 1); tests replace Math.random. */
  readonly random?: () => number;
}

const [WITHOUT_BALANCE] = demoData.useResults.failures;
const FAILED = 0.08;
/** The probability that the connection is down at a use's end: the next one then reports both. */
const CONNECTION_DOWN = 0.15;
/** The probability that an answer is lost; the same batch is then sent once more. */
const ANSWER_LOST = 0.1;

/**
 * Simulates a building's controller. People keep using its machines with cards whose balances it stores.
 * Sometimes its connection is down, so that uses arrive late and together, and sometimes it sends a batch
 * twice. It goes on until it is stopped, whatever the API answers.
 */
export function startController({
  client,
  machines,
  priceAtMost,
  everyMs,
  random = Math.random,
}: ControllerOptions): { readonly close: () => Promise<void> } {
  const stopping = new AbortController();
  const cards = new Map<string, Card>();
  const waiting: ReportedUse[] = [];
  let since = '';
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];

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
    const broken = random() < FAILED ? pick(demoData.useResults.failures) : undefined;
    const pays = card.state === 'active' && card.balance >= priceAtMost;
    const result = broken ?? (pays ? demoData.useResults.success : WITHOUT_BALANCE);
    // It subtracts the price itself until the API reports the new balance.
    if (result === demoData.useResults.success)
      cards.set(card.card, { ...card, balance: card.balance - priceAtMost });
    const at = new Date().toISOString();
    waiting.push({ ...USE_DETAILS_EXAMPLE, id: randomUUID(), machine, card: card.card, at, result });
  }

  async function report(): Promise<void> {
    if (waiting.length === 0 || random() < CONNECTION_DOWN) return;
    const batch = [...waiting];
    await client.report(batch);
    if (random() < ANSWER_LOST) await client.report(batch);
    waiting.splice(0, batch.length);
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      // If the API is down it is called again with the next use, and no waiting use is lost.
      await refresh()
        .then(useMachine)
        .then(report)
        .catch(() => undefined);
      await wait(everyMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }

  const running = run();
  return {
    close: async () => {
      stopping.abort();
      await running;
    },
  };
}
