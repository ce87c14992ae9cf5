import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Delivery, Writer } from './delivery.ts';
import type { Faults } from './faults.ts';
import type { PaymentBook } from './paymentBook.ts';
import { STATE_AFTER, stateOf } from './payments.ts';
import type { Outcome, Payment, ProviderName } from './payments.ts';
import type { Secrets } from './secrets.ts';

/** What every simulated provider works with. */
export interface Simulation {
  readonly book: PaymentBook;
  readonly faults: Faults;
  readonly delivery: Delivery;
  readonly secrets: Secrets;
  /** The simulators' own origin, as browsers reach it. */
  readonly origin: string;
  readonly apiOrigin: string;
  readonly publicOrigin: string;
}

/** Settles a payment: a new attempt where the last one is decided, and the notification of it. */
export async function settle(
  { book, delivery }: Simulation,
  payment: Payment,
  outcome: Outcome,
  write: Writer,
): Promise<Payment> {
  const at = new Date().toISOString();
  const open = payment.attempts.at(-1)?.state === 'pending' ? payment.attempts.at(-1) : undefined;
  const attempt = { id: open?.id ?? newNumber(), state: STATE_AFTER[outcome], at };
  const others = open ? payment.attempts.slice(0, -1) : payment.attempts;
  const settled = book.put({ ...payment, attempts: [...others, attempt] });
  await delivery.notify(settled, write);
  return settled;
}

let lastNumber = 0;

/** A number that no earlier one of these processes was: the time in ms, and then some. */
export function newNumber(): string {
  lastNumber = Math.max(Date.now() * 100, lastNumber + 1);
  return String(lastNumber);
}

const Choice = v.object({ choice: v.picklist(['approve', 'deny', 'cancel', 'leave', 'back']) });

/** The outcome that the payer chose; undefined where nothing is settled: left pending, going back, or paid already. */
export function chosenOutcome(request: FastifyRequest, payment: Payment): Outcome | undefined {
  const read = v.safeParse(Choice, request.body);
  if (!read.success || stateOf(payment) === 'approved') return undefined;
  const { choice } = read.output;
  return choice === 'leave' || choice === 'back' ? undefined : choice;
}

const CREATE_FAULTS = ['create-error', 'create-timeout', 'create-malformed'] as const;
const HOLD_MS = 30_000;

const untilGone = (request: FastifyRequest): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, HOLD_MS);
    request.raw.socket.once('close', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** Answers a creation as an armed fault will have it; false where none is armed. */
export async function failsToCreate(
  { faults }: Simulation,
  provider: ProviderName,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  const fault = faults.take(provider, CREATE_FAULTS);
  if (fault === undefined) return false;
  if (fault === 'create-timeout') await untilGone(request);
  if (fault === 'create-malformed') await reply.code(200).type('application/json').send('{"unexpected":');
  else
    await reply
      .code(500)
      .send({ message: 'internal_error', error: 'internal_error', status: 500, cause: [] });
  return true;
}

/** Answers a status query with an armed `status-error`; false where none is armed. */
export async function failsToTell(
  { faults }: Simulation,
  provider: ProviderName,
  reply: FastifyReply,
): Promise<boolean> {
  if (faults.take(provider, ['status-error']) === undefined) return false;
  await reply.code(500).send({ message: 'internal_error', status: 500 });
  return true;
}
