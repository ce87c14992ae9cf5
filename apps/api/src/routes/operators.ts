import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Failure } from '../failure.ts';
import { pesosOf } from '../payments/money.ts';
import { cardAccount } from '../queries/cards.ts';
import { paymentHistory, paymentStatus } from '../queries/payments.ts';
import { sameSecret } from '../secrets.ts';
import type { Dependencies } from '../services/dependencies.ts';
import { isUuid } from '../uuid.ts';
import { refuseNulls } from './checkInput.ts';

const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
const BEARER = /^Bearer (\S+)$/i;
/** Headers that a proxy adds: a request with one comes from somewhere else. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'via'];

/** From this machine itself, not through a proxy on it. */
const isLocal = ({ socket, headers }: FastifyRequest) =>
  LOOPBACK.test(socket.remoteAddress ?? '') && FORWARDED.every((name) => headers[name] === undefined);

const holdsToken = ({ headers }: FastifyRequest, token: string) =>
  token !== '' && sameSecret(BEARER.exec(headers.authorization ?? '')?.[1] ?? '', token);

/** The back office of local-run.md and the metrics: for this machine, or for whoever holds INTERNAL_TOKEN. */
export function operatorRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { db, settings, metrics } = dependencies;

  app.addHook('onRequest', async (request) => {
    // Told apart by nothing from a path that does not exist.
    if (!isLocal(request) && !holdsToken(request, settings.INTERNAL_TOKEN)) throw new Failure('ex_not_found');
  });

  app.get<{ Params: { uid: string } }>('/internal/cards/:uid', async ({ params }) => {
    refuseNulls(params);
    const account = await cardAccount(db, params.uid);
    if (!account) throw new Failure('ex_not_found');
    return {
      uid: account.uid,
      balance: pesosOf(account.balance_cents),
      movements: account.movements.map(({ transaction_id, amount_cents, at }) => ({
        transaction_id,
        amount: pesosOf(amount_cents),
        at: at.toISOString(),
      })),
    };
  });

  app.get<{ Params: { id: string } }>('/internal/transactions/:id', async ({ params: { id } }) => {
    const payment = isUuid(id) ? await paymentStatus(db, id) : undefined;
    if (!payment) throw new Failure('ex_not_found');
    const history = await paymentHistory(db, id);
    return {
      id: payment.id,
      state: payment.state,
      channel: payment.channel,
      amount: pesosOf(payment.amount_cents),
      uid: payment.card_uid,
      history: history.map(({ state, at, source }) => ({ state, at: at.toISOString(), source })),
    };
  });

  app.get('/metrics', async (_request, reply) => {
    const text = await metrics.scrape();
    return reply.type(metrics.register.contentType).send(text);
  });
}
