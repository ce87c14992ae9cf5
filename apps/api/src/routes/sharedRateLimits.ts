import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { addToWindow } from '../queries/rateLimits.ts';
import type { Dependencies } from '../services/dependencies.ts';

/** Keys that are remembered as over their limit. More are looked up in the database again. */
const MOST_REMEMBERED = 10_000;

/**
 * Where @fastify/rate-limit counts: in the database, for all instances together. One statement a request, and none for
 * a key that is over its limit until its time has passed: whoever floods an instance does not flood the database.
 */
export function sharedStore({ db, clock }: Pick<Dependencies, 'db' | 'clock'>): FastifyRateLimitStoreCtor {
  const over = new Map<string, { readonly times: number; readonly endsAt: number }>();

  async function count(key: string, windowMs: number, max: number) {
    const now = clock();
    const known = over.get(key);
    if (known && known.endsAt > now.getTime())
      return { current: known.times, ttl: known.endsAt - now.getTime() };
    over.delete(key);
    const { times, endsAt } = await addToWindow(db, key, windowMs, now);
    if (times > max && over.size < MOST_REMEMBERED) over.set(key, { times, endsAt: endsAt.getTime() });
    return { current: times, ttl: endsAt.getTime() - now.getTime() };
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
