import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { settle } from './context.ts';
import type { Simulation } from './context.ts';
import type { Writer } from './delivery.ts';
import { CAPTCHA_FAULTS, PAYMENT_FAULTS } from './faults.ts';
import { PROVIDERS, stateOf } from './payments.ts';
import type { Payment, ProviderName } from './payments.ts';
import type { Timings } from './timings.ts';

const Settle = v.object({
  provider: v.picklist(PROVIDERS),
  reference: v.pipe(v.string(), v.nonEmpty()),
  outcome: v.picklist(['approve', 'deny', 'expire']),
});
const times = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)), 1);
const Arm = v.variant('provider', [
  ...PROVIDERS.map((provider) =>
    v.object({ provider: v.literal(provider), fault: v.picklist(PAYMENT_FAULTS), times }),
  ),
  v.object({ provider: v.literal('recaptcha'), fault: v.picklist(CAPTCHA_FAULTS), times }),
]);
const Announced = v.object({ channel: v.string(), amount: v.number() });

/** What the control needs of each provider. */
export interface Controlled {
  readonly writers: Readonly<Record<ProviderName, Writer>>;
  readonly registerPagosWeb: (reference: string, amount: number) => Payment;
  readonly timings: Timings;
}

/** Settling, faults and the providers' side of the truth (local-run.md). */
export const control =
  (simulation: Simulation, { writers, registerPagosWeb, timings }: Controlled) =>
  async (app: FastifyInstance) => {
    const { book, faults, apiOrigin } = simulation;

    /** PagosWeb hears of a payment only when its form arrives: one that nobody opened is looked up at the shop. */
    async function unseen(reference: string): Promise<Payment | undefined> {
      const answer = await fetch(`${apiOrigin}/internal/transactions/${encodeURIComponent(reference)}`);
      if (!answer.ok) return undefined;
      const announced = v.safeParse(Announced, await answer.json());
      if (!announced.success || announced.output.channel !== 'PagosWeb') return undefined;
      return registerPagosWeb(reference, announced.output.amount);
    }

    app.post('/settle', async (request, reply) => {
      const asked = v.safeParse(Settle, request.body);
      if (!asked.success) return reply.code(422).send({ error: asked.issues[0].message });
      const { provider, reference, outcome } = asked.output;
      const payment =
        book.find(provider, reference) ?? (provider === 'pagosweb' ? await unseen(reference) : undefined);
      if (!payment) return reply.code(404).send({ error: `no payment ${reference} at ${provider}` });
      const settled = await settle(simulation, payment, outcome, writers[provider]);
      return { provider, reference, amount: settled.amount, state: stateOf(settled) };
    });

    app.post('/faults', async (request, reply) => {
      const asked = v.safeParse(Arm, request.body);
      if (!asked.success) return reply.code(422).send({ error: asked.issues[0].message });
      faults.arm(asked.output.provider, asked.output.fault, asked.output.times);
      return asked.output;
    });

    app.post('/reset', async () => {
      faults.reset();
      timings.reset();
      return { reset: true };
    });

    app.get('/payments', async () =>
      book.all().map((payment) => ({
        provider: payment.provider,
        reference: payment.reference,
        amount: payment.amount,
        state: stateOf(payment),
      })),
    );

    app.get('/timings', async () => timings.read());
  };
