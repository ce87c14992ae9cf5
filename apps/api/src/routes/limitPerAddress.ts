import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor, RateLimitOptions } from '@fastify/rate-limit';
import { calls } from '@laundry/api-contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Failure } from '../shared/failure.ts';
import { addHits } from '../queries/rateLimits.ts';
import type { Dependencies } from '../services/dependencies.ts';
import { MINUTE_MS, HOUR_MS } from '../shared/clock.ts';

/** How many keys an instance caches. When the oldest is dropped, the rest of its block counts as used. */
const MAX_CACHED_KEYS = 10_000;
/** A block is the remaining limit divided by this, so that most of it is left for other instances. */
const BLOCK_DIVISOR = 20;

/** An instance's cached state of a key. */
interface Counter {
  /** The window's count including the latest block. */
  consumed: number;
  next: number;
  endsAt: number;
  waiting: number;
  reserving: Promise<void> | undefined;
}

/**
 * The store of @fastify/rate-limit. It counts in the database over all instances, and reserves numbers there
 * in blocks that it hands out to requests. So most requests need no query, and neither do those of a key that
 * is over its limit until its window ends. A limit is never exceeded, but at most a twentieth of it may stay
 * unused in another instance's block.
 */
function sharedStore({ db, clock }: Pick<Dependencies, 'db' | 'clock'>): FastifyRateLimitStoreCtor {
  const counters = new Map<string, Counter>();

  function dropOldest(): void {
    for (const [key, { waiting }] of counters)
      if (waiting === 0) {
        counters.delete(key);
        return;
      }
  }

  function getCounter(key: string): Counter {
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
    const counter = getCounter(key);
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

/** Paths without a limit, because providers notify from few addresses and monitoring polls often. */
const UNLIMITED = /^\/(api\/v1\/notifications\/|healthz$|readyz$)/;
/** A proxy may send any text as an address. */
const MAX_ADDRESS_LENGTH = 64;

/**
 * The client's address as limits count it: behind trusted proxies (TRUST_PROXY) the one that they report, and
 * for IPv6 its /64 network, because a single client has one.
 */
export const clientAddress = ({ ip }: FastifyRequest): string => normalizeIP(ip).slice(0, MAX_ADDRESS_LENGTH);

/** A limit of requests of a kind per address. */
const defineLimit = (kind: string, max: number, windowMs: number): RateLimitOptions => ({
  max,
  timeWindow: windowMs,
  keyGenerator: (request) => `${kind} ${clientAddress(request)}`,
});

/** Limits the requests, card lookups and messages of each client address (D34, D49) over all instances. */
export async function limitPerAddress(app: FastifyInstance, dependencies: Dependencies): Promise<void> {
  const { settings } = dependencies;
  const requests = settings.LIMIT_PER_ADDRESS;
  const lookUps = defineLimit('card look-ups', settings.CARD_LOOKUPS_PER_ADDRESS, MINUTE_MS);
  const ofCalls = new Map<string, RateLimitOptions>([
    [calls.cardMethods.path, lookUps],
    [calls.cardMachines.path, lookUps],
    [calls.supportInfo.path, defineLimit('messages', settings.MESSAGES_PER_ADDRESS, HOUR_MS)],
  ]);
  app.addHook('onRoute', (route) => {
    const rateLimit = ofCalls.get(route.url);
    if (rateLimit && rateLimit.max !== 0) route.config = { ...route.config, rateLimit };
  });
  await app.register(rateLimit, {
    ...defineLimit('requests', requests, MINUTE_MS),
    global: requests > 0,
    store: sharedStore(dependencies),
    allowList: ({ url }) => UNLIMITED.test(url),
    errorResponseBuilder: (_request, { ttl }) =>
      new Failure('ex_too_many_requests', { retryAfter: Math.max(1, Math.ceil(ttl / 1000)) }),
  });
}
