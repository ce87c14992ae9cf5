import type { FastifyInstance, FastifyReply } from 'fastify';
import { checkDiskSpace, isDiskFull } from '../database/connect.ts';
import { Failure } from '../shared/failure.ts';
import { ping } from '../queries/upkeep.ts';
import type { Dependencies } from '../services/dependencies.ts';
import { withTimeout } from '../shared/clock.ts';

const ANSWER_WITHIN_MS = 1000;
export type Stage =
  /** The database does not have this version's schema yet. */
  | 'preparing'
  | 'serving'
  /** Since the signal that ends the instance. */
  | 'stopping';

/** Refuses a call while the instance does not serve, which is no error to log. */
const refuse = (reply: FastifyReply) =>
  reply.code(503).header('retry-after', 1).send(new Failure('ex_unavailable').envelope);

/**
 * /healthz: the process runs. /readyz: the database answers, its disk is not full, and the instance is not
 * stopping. Until the database has this version's schema, every call but /healthz is refused.
 */
export function healthRoutes(app: FastifyInstance, { db }: Dependencies, getStage: () => Stage): void {
  /** Requests share one check, so that a silent database does not block a connection for each of them. */
  let pending: Promise<void> | undefined;
  const check = () => ping(db).then(() => checkDiskSpace(db));
  const checkOnce = () => (pending ??= check().finally(() => (pending = undefined)));

  app.addHook('onRequest', async ({ url }, reply) => {
    if (getStage() === 'preparing' && url !== '/healthz') return refuse(reply);
  });
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    if (getStage() === 'stopping') return refuse(reply);
    try {
      await withTimeout(ANSWER_WITHIN_MS, checkOnce(), () => new Error('the database did not answer'));
    } catch (cause) {
      const detail = isDiskFull(db) ? { detail: 'the disk of the database is full' } : {};
      throw new Failure('ex_unavailable', { cause, retryAfter: 1, ...detail });
    }
    return { status: 'ready' };
  });
}
