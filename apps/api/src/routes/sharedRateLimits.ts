import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { addHits } from '../queries/rateLimits.ts';
import type { Dependencies } from '../services/dependencies.ts';

/** How many keys an instance caches. When the oldest is dropped, the rest of its block counts as used. */
const MAX_CACHED_KEYS = 10_000;
/** A block is the remaining limit divided by this, so that most of it is left for other instances. */
const BLOCK_DIVISOR = 20;

/** An instance's cached state of a key. */
interface Counter {
  /** The window's count including the latest block. */
  consumed: number;
  /** The next unused number of the block. */
  next: number;
  endsAt: number;
  /** Requests that wait for a number. */
  waiting: number;
  reserving: Promise<void> | undefined;
}

/**
 * The store of @fastify/rate-limit. It counts in the database over all instances, and reserves numbers there
 * in blocks that it hands out to requests. So most requests need no query, and neither do those of a key that
 * is over its limit until its window ends. A limit is never exceeded, but at most a twentieth of it may stay
 * unused in another instance's block.
 */
export function sharedStore({ db, clock }: Pick<Dependencies, 'db' | 'clock'>): FastifyRateLimitStoreCtor {
  const counters = new Map<string, Counter>();

  function dropOldest(): void {
    for (const [key, { waiting }] of counters)
      if (waiting === 0) {
        counters.delete(key);
        return;
      }
  }

  function counterOf(key: string): Counter {
    const known = counters.get(key);
    if (known) return known;
    if (counters.size >= MAX_CACHED_KEYS) dropOldest();
    const counter = { consumed: 0, next: 1, endsAt: 0, waiting: 0, reserving: undefined };
    counters.set(key, counter);
    return counter;
  }

  async function reserveBlock(counter: Counter, key: string, windowMs: number, max: number): Promise<void> {
    const consumed = counter.endsAt > clock().getTime() ? counter.consumed : 0;
    const size = Math.max(counter.waiting, Math.floor((max - consumed) / BLOCK_DIVISOR));
    try {
      const { times, endsAt } = await addHits(db, key, size, windowMs, clock());
      Object.assign(counter, { consumed: times, next: times - size + 1, endsAt: endsAt.getTime() });
    } finally {
      counter.reserving = undefined;
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
        await (counter.reserving ??= reserveBlock(counter, key, windowMs, max));
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
