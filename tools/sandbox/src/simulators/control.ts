import { CHANNEL_FACTS } from '@laundry/api-contract';
import { FAULTS, heldCents, paymentState } from '@laundry/payment-channels/simulator';
import type { Fault, Faults, AttemptOutcome, Simulator } from '@laundry/payment-channels/simulator';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';
import { acceptEmptyJson } from '../emptyJson.ts';

const OUTCOMES = { approve: 'approved', deny: 'denied', expire: 'expired' } as const satisfies Record<
  string,
  AttemptOutcome
>;

const named = {
  provider: v.picklist(Object.values(CHANNEL_FACTS).map(({ path }) => path)),
  reference: v.pipe(v.string(), v.nonEmpty()),
} as const;
const Settle = v.variant('outcome', [
  v.object({ ...named, outcome: v.picklist(['approve', 'deny', 'expire']) }),
  // Further outcomes: changes of a paid payment.
  v.object({
    ...named,
    outcome: v.literal('refund'),
    amount: v.optional(v.pipe(v.number(), v.minValue(0.01))),
  }),
  v.object({ ...named, outcome: v.picklist(['chargeback', 'chargeback-won', 'approve-again']) }),
]);
const times = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000)), 1);
/** The faults of every payment provider. */
const PAYMENT_FAULTS = [...FAULTS.create, ...FAULTS.webhook, ...FAULTS.status];

/** The schema of a request that arms a fault. Each provider has its own faults. */
const armSchema = (simulators: readonly Simulator[]) => {
  const faultsByProvider = new Map<string, readonly Fault[]>([
    ...simulators.map(
      ({ processor, faults = [] }) => [processor.name, [...PAYMENT_FAULTS, ...faults]] as const,
    ),
    ['recaptcha', [...FAULTS.verify, ...FAULTS.script]],
  ]);
  return v.variant(
    'provider',
    [...faultsByProvider].map(([provider, faults]) =>
      v.object({ provider: v.literal(provider), fault: v.picklist(faults), times }),
    ),
  );
};

const isSettlement = (outcome: string): outcome is keyof typeof OUTCOMES => Object.hasOwn(OUTCOMES, outcome);

const wrong = (reply: FastifyReply, [issue]: [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]) =>
  reply.code(422).send({ error: `${v.getDotPath(issue) ?? 'body'}: ${issue.message}` });

/** Measures the time that the providers' own endpoints take, so that a benchmark can subtract it. */
export function createTimings() {
  let count = 0;
  let totalMs = 0;
  return {
    /** Measures all routes that are registered on this instance afterwards. */
    watch: (app: FastifyInstance): void => {
      app.addHook('onResponse', async (_request, reply) => {
        count += 1;
        totalMs += reply.elapsedTime;
      });
    },
    read: () => ({ count, totalMs }),
    reset: (): void => {
      count = 0;
      totalMs = 0;
    },
  };
}

interface ControlOptions {
  readonly simulators: readonly Simulator[];
  readonly faults: Faults;
  readonly timings: ReturnType<typeof createTimings>;
}

/** The `/_control` calls of docs/local-run.md. */
export function controlRoutes(app: FastifyInstance, { simulators, faults, timings }: ControlOptions): void {
  const processors = simulators.map(({ processor }) => processor);
  const Arm = armSchema(simulators);
  // An unreadable body is treated like one with wrong fields.
  app.setErrorHandler<Error & { statusCode?: number }>((error, _request, reply) =>
    reply.code((error.statusCode ?? 500) < 500 ? 422 : 500).send({ error: error.message }),
  );
  acceptEmptyJson(app);

  app.post('/settle', async ({ body }, reply) => {
    const parsed = v.safeParse(Settle, body);
    if (!parsed.success) return wrong(reply, parsed.issues);
    const { provider, reference, outcome } = parsed.output;
    const processor = processors.find(({ name }) => name === provider);
    const result = await (isSettlement(outcome)
      ? processor?.settleReference(reference, OUTCOMES[outcome])
      : processor?.amendReference(
          reference,
          outcome,
          'amount' in parsed.output ? parsed.output.amount : undefined,
        ));
    if (!result || result === 'unknown')
      return reply.code(404).send({ error: `${provider} knows no payment ${reference}` });
    if (result === 'refused')
      return reply.code(409).send({ error: `${provider} cannot ${outcome} payment ${reference}` });
    return parsed.output;
  });

  app.post('/faults', async ({ body }, reply) => {
    const parsed = v.safeParse(Arm, body);
    if (!parsed.success) return wrong(reply, parsed.issues);
    faults.arm(parsed.output.provider, parsed.output.fault, parsed.output.times);
    return parsed.output;
  });

  app.get('/payments', async () =>
    processors.flatMap(({ name, payments }) =>
      [...payments.all()].map((payment) => ({
        provider: name,
        reference: payment.reference,
        amount: payment.amountCents / 100,
        state: paymentState(payment),
        held: heldCents(payment) / 100,
      })),
    ),
  );

  app.get('/timings', async () => timings.read());

  app.post('/reset', async () => {
    faults.reset();
    timings.reset();
    return { reset: true };
  });
}
