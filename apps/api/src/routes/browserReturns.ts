import formbody from '@fastify/formbody';
import { CHANNELS, channelsOn, resultPage } from '@laundry/payment-channels/server';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings.ts';
import { isUuid } from '../uuid.ts';

/**
 * The browser returns from some providers with a cross-site POST and is redirected to the result page. The
 * payer could have changed the posted data, so it is not trusted and changes nothing: the result page waits
 * for the notification (D48).
 */
export async function browserReturns(app: FastifyInstance, settings: Settings): Promise<void> {
  const { PUBLIC_ORIGIN: origin } = settings;
  await app.register(formbody);
  for (const name of channelsOn(settings)) {
    const { browserReturn } = CHANNELS[name];
    if (browserReturn === undefined) continue;
    app.post(browserReturn.path, async ({ body }, reply) => {
      const id = browserReturn.transactionOf(body);
      return reply.redirect(
        id !== undefined && isUuid(id) ? resultPage(origin, id) : `${origin}/credit`,
        303,
      );
    });
  }
}
