import { operations } from '@laundry/api-contract/openapi';
import { isLoopback } from '@laundry/settings';
import { toPesos } from '@laundry/strings/format';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Failure, requireFound } from '../shared/failure.ts';
import { formatReference } from '../payments/reference.ts';
import { cardAccount } from '../queries/payments/cards.ts';
import { paymentHistory, paymentStatus } from '../queries/payments/payments.ts';
import { sameSecret } from '../shared/secrets.ts';
import { isCompanyCommand, runCompanyCommand } from '../services/company/commands.ts';
import { requirePaymentId } from '../services/company/paymentCommands.ts';
import type { Dependencies } from '../services/dependencies.ts';
import { serve } from './serve.ts';

const BEARER = /^Bearer (\S+)$/i;
/** Headers that proxies add. A request with one of them comes from another machine. */
const PROXY_HEADERS =
  /^(forwarded|via|x-forwarded-.+|x-real-ip|x-client-ip|x-cluster-client-ip|x-original-.+|true-client-ip|cf-.+|fly-.+|fastly-.+|x-envoy-.+|x-amzn-.+|cdn-loop)$/;

/**
 * Whether a request comes from this machine, without a sign of a proxy. A proxy that adds no header still
 * forwards the host name, or uses HTTP/1.0 as nginx does by default. A proxy without these signs can only be
 * recognized by TRUST_PROXY.
 */
const isLocal = (request: FastifyRequest) =>
  isLoopback(request.socket.remoteAddress ?? '') &&
  isLoopback((request.headers.host ?? '').replace(/:\d+$/, '')) &&
  request.raw.httpVersion !== '1.0' &&
  !Object.keys(request.headers).some((name) => PROXY_HEADERS.test(name));

const holdsToken = ({ headers }: FastifyRequest, token: string) =>
  token !== '' && sameSecret(BEARER.exec(headers.authorization ?? '')?.[1] ?? '', token);

/**
 * The back office of local-run, the metrics, and the company's commands for `npm run company`. Requires
 * INTERNAL_TOKEN or, where no proxy is configured (TRUST_PROXY), a request from this machine.
 */
export function operatorRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { settings, metrics } = dependencies;
  // The local run only listens on this machine, so its gateway need not count as a proxy.
  const behindProxy = settings.API_MODE === 'production' && settings.TRUST_PROXY.length > 0;

  app.addHook('onRequest', async (request, reply) => {
    // Without access the answer is that of an unknown path.
    if (!holdsToken(request, settings.INTERNAL_TOKEN) && (behindProxy || !isLocal(request)))
      throw new Failure('ex_not_found');
    // A command may take longer than an idle connection may last, which a listener keeps open.
    reply.raw.on('timeout', () => undefined);
  });

  serve(app, dependencies, operations.internalCard, async ({ db }, { params }) => {
    const { uid, balance_cents, movements } = requireFound(await cardAccount(db, params.uid));
    return {
      uid,
      balance: toPesos(balance_cents),
      movements: movements.map(({ transaction_id, amount_cents, at }) => ({
        transaction_id,
        amount: toPesos(amount_cents),
        at: at.toISOString(),
      })),
    };
  });

  serve(app, dependencies, operations.internalTransaction, async ({ db }, { params }) => {
    const id = await requirePaymentId(db, params.id);
    const payment = requireFound(await paymentStatus(db, id));
    const history = await paymentHistory(db, id);
    return {
      id: payment.id,
      reference: formatReference(payment.number),
      state: payment.state,
      channel: payment.channel,
      amount: toPesos(payment.amount_cents),
      uid: payment.card_uid,
      history: history.map(({ at, ...step }) => ({ ...step, at: at.toISOString() })),
    };
  });

  app.get('/metrics', async (_request, reply) => {
    const text = await metrics.scrape();
    return reply.type(metrics.register.contentType).send(text);
  });

  serve(app, dependencies, operations.companyCommand, async (deps, { params, body }) => {
    const name = params.command;
    if (!isCompanyCommand(name)) throw new Failure('ex_not_found');
    return { result: await runCompanyCommand(deps, name, body.input) };
  });
}
