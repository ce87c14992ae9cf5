import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor, RateLimitOptions } from '@fastify/rate-limit';
import { calls } from '@laundry/api-contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Failure } from '../shared/failure.ts';
import { addHits } from '../queries/rateLimits.ts';
import type { Dependencies } from '../services/dependencies.ts';
import { MINUTE_MS, HOUR_MS } from '../shared/clock.ts';

/** How many keys beyond their limits an instance remembers, before it forgets all of them. */
const MAX_KEYS = 10_000;

/**
 * The store of @fastify/rate-limit. It counts each request in the database, over all instances. Once a key is
 * beyond its limit its requests are not counted until its window ends, so that a flood costs no queries.
 */
function sharedStore({ db, clock }: Pick<Dependencies, 'db' | 'clock'>): FastifyRateLimitStoreCtor {
  const beyond = new Map<string, Awaited<ReturnType<typeof addHits>>>();

  async function count(key: string, windowMs: number, max: number) {
    const now = clock();
    const known = beyond.get(key);
    const window = known && known.endsAt > now ? known : await addHits(db, key, 1, windowMs, now);
    if (beyond.size >= MAX_KEYS) beyond.clear();
    if (window.times > max) beyond.set(key, window);
    return { current: window.times, ttl: window.endsAt.getTime() - now.getTime() };
  }

  return class SharedStore implements FastifyRateLimitStore {
    readonly incr: FastifyRateLimitStore['incr'] = (key, done, windowMs, max) => {
      count(key, windowMs, max).then(
        (counted) => done(null, counted),
        (error: unknown) => done(error instanceof Error ? error : new Error('not counted', { cause: error })),
      );
    };

    child(): FastifyRateLimitStore {
      return this;
    }
  };
}

/** Paths without a limit: providers notify from few addresses, and monitoring works without the database. */
const UNLIMITED = /^\/(api\/v1\/notifications\/|healthz$|readyz$|metrics$)/;
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
