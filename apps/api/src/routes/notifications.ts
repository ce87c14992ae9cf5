import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Failure } from '../failure.ts';
import { channelsOn, notificationPath } from '../providers/channels.ts';
import type { ChannelName } from '@laundry/api-contract';
import { ProviderUnavailable } from '../providers/http.ts';
import type { Notification } from '../providers/provider.ts';
import type { Dependencies } from '../services/dependencies.ts';
import { applyPaymentFacts } from '../services/payments/applyPaymentFacts.ts';
import { refuseNulls } from './checkInput.ts';

const RECEIVED = { status: 'success' } as const;

const notificationOf = ({ query, body, headers }: FastifyRequest): Notification => ({
  query,
  body,
  header: (name) => {
    const value = headers[name];
    return Array.isArray(value) ? value.join(',') : value;
  },
});

/**
 * Takes a notification in: one from elsewhere, a forged or a malformed one is refused, one about an unknown
 * payment is unknown.
 *
 * @throws Failure
 */
async function takeNotification(
  dependencies: Dependencies,
  channel: ChannelName,
  request: FastifyRequest,
): Promise<void> {
  const provider = dependencies.providers[channel];
  if (provider.notifiesFrom?.(request.ip) === false) {
    request.log.warn({ channel, address: request.ip }, 'notification from elsewhere');
    throw new Failure('ex_forbidden');
  }
  refuseNulls(request.query, request.body);
  for (const facts of await provider.verifyNotification(notificationOf(request))) {
    const known = await applyPaymentFacts(dependencies, channel, facts, 'notification', request.log);
    if (!known) throw new Failure('ex_not_found');
  }
}

/**
 * POST of each provider's notification, where its channel is on; all accept JSON, and forms where the
 * provider sends them.
 */
export async function notificationRoutes(app: FastifyInstance, dependencies: Dependencies): Promise<void> {
  await app.register(formbody);
  for (const channel of channelsOn(dependencies.settings))
    app.post(notificationPath(channel), async (request) => {
      try {
        await takeNotification(dependencies, channel, request);
      } catch (error) {
        // Answered with a 500 so that the provider sends it again; the reconciler asks anyway.
        if (error instanceof ProviderUnavailable)
          request.log.warn({ channel, reason: error.message }, 'not confirmed');
        throw error;
      }
      return RECEIVED;
    });
}
