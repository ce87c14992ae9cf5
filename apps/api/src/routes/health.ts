import type { FastifyInstance } from 'fastify';
import { Failure } from '../failure.ts';
import { ping } from '../queries/upkeep.ts';
import type { Dependencies } from '../services/dependencies.ts';

/** /healthz: the process lives. /readyz: the database answers. */
export function healthRoutes(app: FastifyInstance, { db }: Dependencies): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async () => {
    try {
      await ping(db);
    } catch (cause) {
      throw new Failure('ex_unavailable', { cause });
    }
    return { status: 'ready' };
  });
}
