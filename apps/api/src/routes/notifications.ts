import { CHANNEL_FACTS } from '@laundry/api-contract';
import type { ChannelFacts, ChannelName } from '@laundry/api-contract';
import { enabledChannels, notificationPath, CHANNELS, resultPage } from '@laundry/payment-channels/server';
import type { Notification } from '@laundry/payment-channels/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Background } from '../jobs/scheduler.ts';
import { Failure } from '../shared/failure.ts';
import type { Dependencies } from '../services/dependencies.ts';
import { applyNotified, createLookUps } from '../services/payments/pollProvider.ts';
import type { LookUps } from '../services/payments/pollProvider.ts';
import type { Settings } from '../settings.ts';
import { isUuid } from '../shared/uuid.ts';
import { acceptForms } from './bodies.ts';
import { refuseNulls } from './checkInput.ts';

const NO_BYTES = Buffer.alloc(0);

const toNotification = ({ query, body, rawBody = NO_BYTES, headers }: FastifyRequest): Notification => ({
  query,
  body,
  rawBody,
  header: (name) => headers[name]?.toString(),
});

/**
 * Verifies and applies a notification, or has it looked up after the answer (D78).
 *
 * @throws Failure ex_forbidden for a wrong address, and those of the provider for a forged or malformed one
 */
async function handleNotification(
  dependencies: Dependencies,
  lookUps: LookUps,
  channel: ChannelName,
  request: FastifyRequest,
): Promise<void> {
  const { providers, log } = dependencies;
  const provider = providers[channel];
  if (provider.notifiesFrom?.(request.ip) === false) {
    log.warn({ channel, from: request.ip }, 'notification from elsewhere');
    throw new Failure('ex_forbidden');
  }
  refuseNulls(request.query, request.body);
  const notified = await provider.verifyNotification(toNotification(request));
  if ('lookUp' in notified) await lookUps.start(channel, notified);
  else for (const facts of notified) await applyNotified(dependencies, channel, facts);
}

/**
 * The browser returns from some providers with a cross-site POST and is redirected to the result page. The
 * payer could have changed the posted data, so it is not trusted and changes nothing: the result page waits
 * for the notification (D48).
 */
function redirectReturns(app: FastifyInstance, { PUBLIC_ORIGIN: origin }: Settings, name: ChannelName): void {
  const { path, browserReturn }: ChannelFacts = CHANNEL_FACTS[name];
  const outcomes = browserReturn?.outcomes.join('|');
  if (outcomes === undefined) return;
  app.post(`/api/v1/payments/${path}/return/:outcome(^(?:${outcomes})$)`, async ({ body }, reply) => {
    const id = CHANNELS[name].readReturned?.(body);
    return reply.redirect(id !== undefined && isUuid(id) ? resultPage(origin, id) : `${origin}/credit`, 303);
  });
}

/** Registers each enabled channel's notifications and browser returns. All accept JSON and forms. */
export async function notificationRoutes(
  app: FastifyInstance,
  dependencies: Dependencies,
  background: Background,
): Promise<void> {
  const { settings, metrics } = dependencies;
  acceptForms(app);
  const lookUps = createLookUps(dependencies, background);
  for (const channel of enabledChannels(settings)) {
    const route = notificationPath(channel);
    // `increase` ignores the first value of a series, and the first refusal has to be noticed.
    metrics.httpRequests.zero({ method: 'POST', route, status: '4xx' });
    app.post(route, async (request) => {
      await handleNotification({ ...dependencies, log: request.log }, lookUps, channel, request);
      return { status: 'success' };
    });
    redirectReturns(app, settings, channel);
  }
}
