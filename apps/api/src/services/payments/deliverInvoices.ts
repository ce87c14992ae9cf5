import { createHmac } from 'node:crypto';
import { pauseAfter } from '../../mail/attempts.ts';
import { toPesos } from '@laundry/strings/format';
import { formatReference } from '../../payments/reference.ts';
import { findInvoiceLine, recordDelivery, claimDueInvoices } from '../../queries/payments/invoices.ts';
import type { DueInvoice, InvoiceLine } from '../../queries/payments/invoices.ts';
import type { Dependencies } from '../dependencies.ts';

/** Deliveries claimed at once. They are sent in sequence, so that the receiver gets them in order. */
const BATCH = 20;
/** With their pauses they take three days, however long the delivery waited for a receiver before. */
const MAX_ATTEMPTS = 44;

/** The body for the invoicing system. Amounts are pesos; refunds and chargebacks are negative. */
const writeBody = (line: InvoiceLine) =>
  JSON.stringify({
    id: String(line.id),
    payment: formatReference(line.number),
    at: line.at.toISOString(),
    kind: line.kind,
    amount: toPesos(line.amount_cents),
    currency: line.currency,
    card: line.card_uid,
    accessory: line.item_reference,
    channel: line.channel,
    rut: line.rut,
    name: line.payer_name,
    email: line.payer_email,
  });

/**
 * Sends a movement, signed with HMAC-SHA256, in hex, of the timestamp, a point and the body.
 *
 * @returns why it was not accepted; undefined where it was
 */
async function send(settings: Dependencies['settings'], line: InvoiceLine, now: Date) {
  const body = writeBody(line);
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const signature = createHmac('sha256', settings.INVOICE_WEBHOOK_SECRET).update(`${timestamp}.${body}`);
  try {
    const answer = await fetch(settings.INVOICE_WEBHOOK_URL, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        // The same for every attempt, so that duplicates can be recognized.
        'idempotency-key': String(line.id),
        'x-timestamp': timestamp,
        'x-signature': signature.digest('hex'),
      },
      redirect: 'manual',
      signal: AbortSignal.timeout(settings.PROVIDER_TIMEOUT_MS),
    });
    await answer.body?.cancel();
    return answer.ok ? undefined : `answered ${answer.status}`;
  } catch (error) {
    return error instanceof Error ? error.name : 'failed';
  }
}

/**
 * Sends each movement of a payment with a RUT to the invoicing system, where INVOICE_WEBHOOK_URL is set.
 * Deliveries are repeated for three days with the same `Idempotency-Key` until one is acknowledged; later
 * movements of the same payment wait for it. Without the setting they all wait.
 */
export async function deliverInvoices(
  { db, settings, clock, metrics, log }: Dependencies,
  stopping?: AbortSignal,
): Promise<void> {
  if (settings.INVOICE_WEBHOOK_URL === '') return;
  const leaseMs = settings.PROVIDER_TIMEOUT_MS * (BATCH + 1);

  async function deliver(due: DueInvoice): Promise<unknown> {
    const line = await findInvoiceLine(db, due.entry_id);
    const now = clock();
    const reason = line ? await send(settings, line, now) : 'the payer was erased';
    metrics.invoiceTries.inc({ outcome: reason === undefined ? 'delivered' : 'failed' });
    if (reason === undefined) return recordDelivery(db, due, { delivered: clock() });
    const fields = { entry: due.entry_id, reason, attempts: due.attempts };
    const next = line && due.attempts < MAX_ATTEMPTS && new Date(now.getTime() + pauseAfter(due.attempts));
    if (next) log.warn({ ...fields, next }, 'invoice postponed');
    else log.error(fields, 'invoice given up');
    return recordDelivery(db, due, next ? { reason, next } : { reason, dead: now });
  }

  // A refund can be claimed once its payment was delivered, so the last claim is the one that finds nothing.
  let claimed = BATCH;
  while (claimed > 0 && !stopping?.aborted) {
    const now = clock();
    const due = await claimDueInvoices(db, now, new Date(now.getTime() + leaseMs), BATCH);
    for (const invoice of due.toSorted((a, b) => a.entry_id - b.entry_id))
      if (!stopping?.aborted) await deliver(invoice);
    claimed = due.length;
  }
}
