import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { Failure } from '../failure.ts';
import { resultPage } from '../providers/pages.ts';
import type { Dependencies } from '../services/dependencies.ts';
import { isUuid } from '../uuid.ts';
import { takeNotification } from './notifications.ts';

const Returned = v.object({ numeroOrden: v.pipe(v.string(), v.check(isUuid)) });

export const PAGOSWEB_RETURN_PATH =
  '/api/v1/payments/pagosweb/return/:outcome(^(?:aprobada|rechazada|cancelada)$)';

/**
 * The browser comes back from PagosWeb by a cross-site POST, which carries no session: its signed result counts as a
 * notification, and the browser goes on by GET. Whatever is wrong with it, a person is never left on a page of JSON.
 */
export async function pagosWebReturn(app: FastifyInstance, dependencies: Dependencies): Promise<void> {
  const { PUBLIC_ORIGIN: origin } = dependencies.settings;
  await app.register(formbody);
  app.post(PAGOSWEB_RETURN_PATH, async (request, reply) => {
    const returned = v.safeParse(Returned, request.body);
    if (!returned.success) return reply.redirect(`${origin}/credit`, 303);
    try {
      await takeNotification(dependencies, 'PagosWeb', request);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      request.log.warn({ code: error.code }, 'return without a genuine result');
    }
    return reply.redirect(resultPage(origin, returned.output.numeroOrden.toLowerCase()), 303);
  });
}
