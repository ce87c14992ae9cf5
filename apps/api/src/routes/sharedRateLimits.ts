import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { addToWindows } from '../queries/rateLimits.ts';
import type { CountedWindow } from '../queries/rateLimits.ts';
import type { Dependencies } from '../services/dependencies.ts';
import { batched } from './batched.ts';

/** Keys that are remembered as over their limit. More are looked up in the database again. */
const MOST_REMEMBERED = 10_000;

/**
 * Where @fastify/rate-limit counts: in the database, for all instances together. Requests that come at once are counted
 * by one statement, and those of a key that is over its limit by none until its time has passed: whoever floods an
 * instance does not flood the database.
 */
export function sharedStore({ db, clock }: Pick<Dependencies, 'db' | 'clock'>): FastifyRateLimitStoreCtor {
  const over = new Map<string, { readonly times: number; readonly endsAt: number }>();
  const adders = new Map<number, (key: string) => Promise<CountedWindow>>();

  /** Counts a key in the windows of one length, together with those that come at once. */
  function adderOf(windowMs: number) {
    const adder =
      adders.get(windowMs) ?? batched((keys: readonly string[]) => addToWindows(db, keys, windowMs, clock()));
    adders.set(windowMs, adder);
    return adder;
  }

  async function count(key: string, windowMs: number, max: number) {
    const known = over.get(key);
    const now = clock().getTime();
    if (known && known.endsAt > now) return { current: known.times, ttl: known.endsAt - now };
    over.delete(key);
    const { times, endsAt } = await adderOf(windowMs)(key);
    if (times > max && over.size < MOST_REMEMBERED) over.set(key, { times, endsAt: endsAt.getTime() });
    return { current: times, ttl: endsAt.getTime() - now };
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
