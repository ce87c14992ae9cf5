import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { channelsOn } from '../providers/channels.ts';
import { resultPage } from '../providers/provider.ts';
import type { Settings } from '../settings.ts';
import { transactionOf } from '../providers/pagosweb/result.ts';
import { uuid } from '../uuid.ts';

const Returned = v.object({ numeroOrden: v.pipe(v.string(), v.transform(transactionOf), uuid) });

export const PAGOSWEB_RETURN_PATH =
  '/api/v1/payments/pagosweb/return/:outcome(^(?:aprobada|rechazada|cancelada)$)';

/**
 * The browser returns from PagosWeb with a cross-site POST and is redirected to the result page. The payer
 * could have changed the posted data, so it is not trusted and changes nothing: the result page waits for the
 * notification (D48).
 */
export async function pagosWebReturn(app: FastifyInstance, settings: Settings): Promise<void> {
  if (!channelsOn(settings).includes('PagosWeb')) return;
  const { PUBLIC_ORIGIN: origin } = settings;
  await app.register(formbody);
  app.post(PAGOSWEB_RETURN_PATH, async (request, reply) => {
    const returned = v.safeParse(Returned, request.body);
    const page = returned.success ? resultPage(origin, returned.output.numeroOrden) : `${origin}/credit`;
    return reply.redirect(page, 303);
  });
}
