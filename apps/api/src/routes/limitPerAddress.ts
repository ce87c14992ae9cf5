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
/** A proxy may send any text as an address. */
const MAX_ADDRESS_LENGTH = 64;

/**
 * The client's address as limits count it: behind trusted proxies (TRUST_PROXY) the one that they report, and
 * for IPv6 its /64 network, because a single client has one.
 */
export const addressOf = ({ ip }: FastifyRequest): string => normalizeIP(ip).slice(0, MAX_ADDRESS_LENGTH);

/** A limit of requests of a kind per minute and address. */
const perMinute = (kind: string, max: number): RateLimitOptions => ({
  max,
  timeWindow: MINUTE_MS,
  keyGenerator: (request) => `${kind} ${addressOf(request)}`,
});

/** Limits the requests and card lookups of each client address (D34, D49) over all instances. */
export async function limitPerAddress(app: FastifyInstance, dependencies: Dependencies): Promise<void> {
  const { LIMIT_PER_ADDRESS: requests, CARD_LOOKUPS_PER_ADDRESS: lookups } = dependencies.settings;
  if (lookups > 0)
    app.addHook('onRoute', (route) => {
      if (route.url === calls.cardMethods.path)
        route.config = { ...route.config, rateLimit: perMinute('card look-ups', lookups) };
    });
  await app.register(rateLimit, {
    ...perMinute('requests', requests),
    global: requests > 0,
    store: sharedStore(dependencies),
    allowList: ({ url }) => UNLIMITED.test(url),
    errorResponseBuilder: (_request, { ttl }) =>
      new Failure('ex_too_many_requests', { retryAfter: Math.max(1, Math.ceil(ttl / 1000)) }),
  });
}
