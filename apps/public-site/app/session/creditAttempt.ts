import { isChannelName } from '@laundry/payment-channels';
import type { ChannelName, PayerValues } from '@laundry/payment-channels';
import * as v from 'valibot';
import type { SessionStorage } from '../context.ts';

/** Where the attempt stands in session storage. */
const STORED_UNDER = 'credit.attempt';

const text = v.pipe(v.string(), v.maxLength(4000));

const Attempt = v.object({
  uid: v.pipe(v.string(), v.regex(/^\d{8}$/)),
  channel: v.optional(v.custom<ChannelName>((name) => typeof name === 'string' && isChannelName(name))),
  values: v.object({
    firstName: text,
    lastName: text,
    email: text,
    needsInvoice: v.boolean(),
    rut: text,
    amount: v.union([v.literal(''), v.number()]),
    paymentMethod: text,
    address: text,
    phone: text,
    documentNumber: text,
  } satisfies Record<keyof PayerValues, v.GenericSchema>),
  /** The press of COMPRAR that was last made: its key, and the payload that it stands for (decision 39). */
  press: v.optional(v.object({ key: v.pipe(v.string(), v.uuid()), payload: v.string() })),
});

/** What was chosen for a top-up, as the browser session keeps it: it survives reloads and the way to a provider. */
export type Attempt = v.InferOutput<typeof Attempt>;

/** The kept attempt; undefined when there is none or it is not one. */
export function recallAttempt(session: SessionStorage): Attempt | undefined {
  try {
    return v.parse(Attempt, JSON.parse(session.getItem(STORED_UNDER) ?? 'null'));
  } catch {
    return undefined;
  }
}

/** Keeps an attempt. A browser that refuses storage loses the convenience, never the payment. */
export function keepAttempt(session: SessionStorage, attempt: Attempt): void {
  try {
    session.setItem(STORED_UNDER, JSON.stringify(attempt));
  } catch {
    return;
  }
}

/** Forgets it: the payment succeeded. */
export const forgetAttempt = (session: SessionStorage): void => session.removeItem(STORED_UNDER);

/** Keeps the choices of a payment that was denied; pressing again is then a new payment. */
export function forgetPress(session: SessionStorage): void {
  const attempt = recallAttempt(session);
  if (attempt) keepAttempt(session, { uid: attempt.uid, channel: attempt.channel, values: attempt.values });
}
