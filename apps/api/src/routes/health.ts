import type { FastifyInstance } from 'fastify';
import { Failure } from '../failure.ts';
import { ping } from '../queries/upkeep.ts';
import type { Dependencies } from '../services/dependencies.ts';
import { within } from '../within.ts';

const ANSWER_WITHIN_MS = 1000;
const notReady = (cause?: unknown) => new Failure('ex_unavailable', { cause, retryAfter: 1 });

/**
 * /healthz: the process lives. /readyz: the database answers, now. Until it has this version's schema every other call
 * is refused as well.
 */
export function healthRoutes(app: FastifyInstance, { db }: Dependencies, isPrepared: () => boolean): void {
  /** One question at a time, however many ask: a database that is silent is not asked on every connection. */
  let asked: Promise<void> | undefined;
  const ask = () =>
    (asked ??= ping(db).finally(() => {
      asked = undefined;
    }));

  app.addHook('onRequest', async ({ url }) => {
    if (!isPrepared() && url !== '/healthz') throw notReady();
  });
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async () => {
    try {
      await within(ANSWER_WITHIN_MS, ask(), () => new Error('the database did not answer'));
    } catch (cause) {
      throw notReady(cause);
    }
    return { status: 'ready' };
  });
}
