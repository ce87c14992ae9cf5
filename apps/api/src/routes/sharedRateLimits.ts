import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { addHits } from '../queries/rateLimits.ts';
import type { RateLimitWindow, RateLimitHits } from '../queries/rateLimits.ts';
import type { Dependencies } from '../services/dependencies.ts';
import { batched } from '../batched.ts';

/** Keys that are remembered; of the oldest beyond them, what is left of a block counts as used. */
const MAX_REMEMBERED = 10_000;
/** A block is this part of what is left of the limit, so that other instances find most of it. */
const PART_OF_THE_REST = 20;

/** What an instance knows of a key. */
interface Counter {
  /** The window's count after the latest block; the next of the block's numbers. */
  consumed: number;
  next: number;
  endsAt: number;
  /** Requests that wait for a number. */
  waiting: number;
  drawing: Promise<void> | undefined;
}

/**
 * Where @fastify/rate-limit counts: in the database, for all instances together. Numbers are drawn there in
 * blocks, and given to requests one by one: most requests cost the database nothing, nor do those of a key
 * that is over its limit until its time has passed. A limit is never passed; what is left of another
 * instance's block, at most a twentieth of it, may be missing. Blocks that are drawn at once are one
 * statement.
 */
export function sharedStore({ db, clock }: Pick<Dependencies, 'db' | 'clock'>): FastifyRateLimitStoreCtor {
  const counters = new Map<string, Counter>();
  const adders = new Map<number, (more: RateLimitHits) => Promise<RateLimitWindow>>();

  function adderOf(windowMs: number) {
    const adder =
      adders.get(windowMs) ??
      batched((counts: readonly RateLimitHits[]) => addHits(db, counts, windowMs, clock()));
    adders.set(windowMs, adder);
    return adder;
  }

  function forgetOldest(): void {
    for (const [key, { waiting }] of counters)
      if (waiting === 0) {
        counters.delete(key);
        return;
      }
  }

  function counterOf(key: string): Counter {
    const known = counters.get(key);
    if (known) return known;
    if (counters.size >= MAX_REMEMBERED) forgetOldest();
    const counter = { consumed: 0, next: 1, endsAt: 0, waiting: 0, drawing: undefined };
    counters.set(key, counter);
    return counter;
  }

  async function draw(counter: Counter, key: string, windowMs: number, max: number): Promise<void> {
    const before = counter.endsAt > clock().getTime() ? counter.consumed : 0;
    const size = Math.max(counter.waiting, Math.floor((max - before) / PART_OF_THE_REST));
    try {
      const { times, endsAt } = await adderOf(windowMs)({ rateLimitKey: key, times: size });
      Object.assign(counter, { consumed: times, next: times - size + 1, endsAt: endsAt.getTime() });
    } finally {
      counter.drawing = undefined;
    }
  }

  async function count(key: string, windowMs: number, max: number) {
    const counter = counterOf(key);
    counter.waiting += 1;
    try {
      for (;;) {
        const ttl = counter.endsAt - clock().getTime();
        if (ttl > 0 && counter.next <= counter.consumed) return { current: counter.next++, ttl };
        if (ttl > 0 && counter.consumed > max) return { current: counter.consumed, ttl };
        await (counter.drawing ??= draw(counter, key, windowMs, max));
      }
    } finally {
      counter.waiting -= 1;
    }
  }

  return class SharedStore implements FastifyRateLimitStore {
    readonly incr: FastifyRateLimitStore['incr'] = (key, done, windowMs, max) => {
      count(key, windowMs, max).then(
        (consumed) => done(null, consumed),
        (error: unknown) => done(error instanceof Error ? error : new Error('not counted', { cause: error })),
      );
    };

    child(): FastifyRateLimitStore {
      return this;
    }
  };
}
