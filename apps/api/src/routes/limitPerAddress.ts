import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { RateLimitOptions } from '@fastify/rate-limit';
import { calls } from '@laundry/api-contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Failure } from '../failure.ts';
import type { Dependencies } from '../services/dependencies.ts';
import { sharedStore } from './sharedRateLimits.ts';

/** Paths without a limit, because providers notify from few addresses and monitoring polls often. */
const UNLIMITED = /^\/(api\/v1\/notifications\/|healthz$|readyz$)/;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** A proxy may send any text as an address. */
const MAX_ADDRESS_LENGTH = 64;

/**
 * The client's address as limits count it: behind trusted proxies (TRUST_PROXY) the one that they report, and
 * for IPv6 its /64 network, because a single client has one.
 */
export const addressOf = ({ ip }: FastifyRequest): string => normalizeIP(ip).slice(0, MAX_ADDRESS_LENGTH);

/** A limit of requests of a kind per address. */
const limitOf = (kind: string, max: number, windowMs: number): RateLimitOptions => ({
  max,
  timeWindow: windowMs,
  keyGenerator: (request) => `${kind} ${addressOf(request)}`,
});

/** Limits the requests, card lookups and messages of each client address (D34, D49) over all instances. */
export async function limitPerAddress(app: FastifyInstance, dependencies: Dependencies): Promise<void> {
  const { settings } = dependencies;
  const requests = settings.LIMIT_PER_ADDRESS;
  const ofCalls = new Map<string, RateLimitOptions>([
    [calls.cardMethods.path, limitOf('card look-ups', settings.CARD_LOOKUPS_PER_ADDRESS, MINUTE_MS)],
    [calls.supportInfo.path, limitOf('messages', settings.MESSAGES_PER_ADDRESS, HOUR_MS)],
  ]);
  app.addHook('onRoute', (route) => {
    const rateLimit = ofCalls.get(route.url);
    if (rateLimit && rateLimit.max !== 0) route.config = { ...route.config, rateLimit };
  });
  await app.register(rateLimit, {
    ...limitOf('requests', requests, MINUTE_MS),
    global: requests > 0,
    store: sharedStore(dependencies),
    allowList: ({ url }) => UNLIMITED.test(url),
    errorResponseBuilder: (_request, { ttl }) =>
      new Failure('ex_too_many_requests', { retryAfter: Math.max(1, Math.ceil(ttl / 1000)) }),
  });
}
