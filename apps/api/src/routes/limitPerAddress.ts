import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { RateLimitOptions } from '@fastify/rate-limit';
import { calls } from '@laundry/api-contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Failure } from '../failure.ts';
import type { Dependencies } from '../services/dependencies.ts';
import { sharedStore } from './sharedRateLimits.ts';

/**
 * Paths without a limit: providers send notifications from few addresses, and monitoring asks often.
 */
const UNLIMITED = /^\/(api\/v1\/notifications\/|healthz$|readyz$)/;
const MINUTE_MS = 60_000;
/** What a proxy says may be no address at all. */
const LONGEST_ADDRESS = 64;

/**
 * The client that a request comes from, as limits count it: what TRUST_PROXY makes of its addresses, one of
 * IPv6 as its /64, which is what one client has.
 */
export const addressOf = ({ ip }: FastifyRequest): string => normalizeIP(ip).slice(0, LONGEST_ADDRESS);

/** So many requests of a kind a minute, by address. */
const perMinute = (what: string, max: number): RateLimitOptions => ({
  max,
  timeWindow: MINUTE_MS,
  keyGenerator: (request) => `${what} ${addressOf(request)}`,
});

/** Limits the requests of each client address, and its look-ups of cards (D34, D49), for all instances. */
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
