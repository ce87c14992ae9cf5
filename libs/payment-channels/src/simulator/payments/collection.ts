import * as v from 'valibot';
import type { Ledger } from './ledger.ts';
import type { SimulatedPayment } from './payment.ts';

/** A provider's payments: held in memory, found by each of their keys, and written to the ledger. */
export function openCollection<P extends SimulatedPayment>(
  ledger: Ledger,
  provider: string,
  schema: v.GenericSchema<unknown, P>,
) {
  const byReference = new Map<string, P>();
  const byId = new Map<string, P>();
  const byKey = new Map<string, P>();
  const byAttempt = new Map<number, P>();

  function index(payment: P): void {
    byReference.set(payment.reference, payment);
    byId.set(payment.id, payment);
    if (payment.idempotencyKey !== undefined) byKey.set(payment.idempotencyKey, payment);
    for (const { id } of payment.attempts) byAttempt.set(id, payment);
  }

  for (const stored of ledger.read(provider)) {
    const result = v.safeParse(schema, stored);
    if (result.success) index(result.output);
  }

  return {
    withReference: (reference: string) => byReference.get(reference),
    withId: (id: string) => byId.get(id),
    /** The payment created with this idempotency key. */
    withIdempotencyKey: (key: string | undefined) => (key === undefined ? undefined : byKey.get(key)),
    withAttempt: (id: number) => byAttempt.get(id),
    all: (): Iterable<P> => byReference.values(),
    /** Stores a new or changed payment. */
    save: (payment: P): void => {
      index(payment);
      ledger.write(provider, payment);
    },
  };
}
