import { CHANNEL_FACTS } from '@laundry/api-contract';
import type { ChannelPath } from '@laundry/api-contract';
import { paymentLabels as labels, simulators as texts } from '@laundry/strings';
import { escapeHtml } from '@laundry/strings/format';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { PaymentProcessor } from '../payments/paymentProcessor.ts';
import { decidingAttempt, isOpen, paymentState } from '../payments/payment.ts';
import type { Attempt, SimulatedPayment } from '../payments/payment.ts';
import { HTML, money, page, plainPage } from './html.ts';

const CHOICES = ['approved', 'denied', 'pending', 'cancelled'] as const;
const Choice = v.object({ choice: v.picklist(CHOICES) });

/** A provider's page for the payer. */
export interface Checkout<P extends SimulatedPayment> {
  readonly path: string;
  /** The query parameter with the payment's id. */
  readonly parameter: string;
  /** By default it names the provider. */
  readonly heading?: string;
  readonly help?: string;
  readonly script?: string;
  /** Its pages always use a light scheme. */
  readonly light?: boolean;
  /** The script's inputs, as data attributes. */
  readonly attributes?: (payment: P) => Readonly<Record<string, string>>;
  /** Further rows, as label and text. */
  readonly rows?: (payment: P) => readonly (readonly [string, string])[];
  /** When the page stops accepting choices, if it does. */
  readonly endsAt?: (payment: P) => string | undefined;
  /** The return address after a finished payment. */
  readonly backUrl: (payment: P) => string;
  /** Sends the browser back to the merchant after a choice. */
  readonly leave: (payment: P, attempt: Attempt, reply: FastifyReply) => FastifyReply;
}

const defaultHeading = (name: ChannelPath): string => {
  const facts = Object.values(CHANNEL_FACTS).find(({ path }) => path === name);
  return texts.heading(facts?.provider ?? name);
};

const row = ([label, text]: readonly [string, string], style = '') =>
  `<div><dt>${escapeHtml(label)}</dt><dd${style}>${escapeHtml(text)}</dd></div>`;

const buttons = `<form method="post" aria-label="${escapeHtml(texts.choose)}">${CHOICES.map(
  (choice) => `<button name="choice" value="${choice}">${escapeHtml(texts.choices[choice])}</button>`,
).join('')}</form>`;

/** Whether the payer can still choose. */
function acceptsChoices<P extends SimulatedPayment>({ endsAt }: Checkout<P>, payment: P): boolean {
  const end = endsAt?.(payment);
  return isOpen(payment) && (end === undefined || Date.now() < Date.parse(end));
}

function finished(payment: SimulatedPayment, backUrl: string): string {
  const text = paymentState(payment) === 'expired' || isOpen(payment) ? texts.notPayable : texts.paid;
  return `<p role="status">${escapeHtml(text)}</p><p><a target="_top" href="${escapeHtml(backUrl)}">${escapeHtml(texts.back)}</a></p>`;
}

function checkoutPage<P extends SimulatedPayment>(name: ChannelPath, checkout: Checkout<P>, payment: P) {
  const rows = [
    row([labels.concept, payment.title]),
    row([labels.amount, money(payment.amountCents)], ' class="amount"'),
    row([labels.reference, payment.reference]),
    ...(checkout.rows?.(payment) ?? []).map((entry) => row(entry)),
    row([texts.state, texts.states[paymentState(payment)]]),
  ];
  const help = checkout.help ? `<p>${escapeHtml(checkout.help)}</p>` : '';
  const end = acceptsChoices(checkout, payment) ? buttons : finished(payment, checkout.backUrl(payment));
  const attributes = Object.entries(checkout.attributes?.(payment) ?? {})
    .map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`)
    .join('');
  const body = `<p class="notice"${attributes}>${escapeHtml(texts.notice)}</p>${help}<dl>${rows.join('')}</dl>${end}`;
  return page({ ...checkout, title: checkout.heading ?? defaultHeading(name), body });
}

/** Serves the page with the four choices. A finished payment accepts none: its payer is sent back. */
export function checkoutRoutes<P extends SimulatedPayment>(
  app: FastifyInstance,
  processor: PaymentProcessor<P>,
  checkout: Checkout<P>,
): void {
  const Query = v.object({ [checkout.parameter]: v.string() });
  const findPayment = ({ query }: FastifyRequest) => {
    const result = v.safeParse(Query, query);
    return processor.payments.withId((result.success && result.output[checkout.parameter]) || '');
  };
  const missing = (reply: FastifyReply) =>
    reply.code(404).type(HTML).send(plainPage(texts.missing, texts.missingHelp));

  app.get(checkout.path, (request, reply) => {
    const payment = findPayment(request);
    if (!payment) return missing(reply);
    return reply.type(HTML).send(checkoutPage(processor.name, checkout, payment));
  });

  app.post(checkout.path, async (request, reply) => {
    const payment = findPayment(request);
    if (!payment) return missing(reply);
    const chosen = v.safeParse(Choice, request.body);
    if (!chosen.success)
      return reply.code(422).type(HTML).send(plainPage(texts.badRequest, texts.missingHelp));
    const attempt = acceptsChoices(checkout, payment)
      ? await processor.settle(payment, chosen.output.choice)
      : decidingAttempt(payment);
    // The merchant cancelled it, or it ended, before anybody paid.
    if (!attempt)
      return reply
        .code(409)
        .type(HTML)
        .send(checkoutPage(processor.name, checkout, payment));
    return checkout.leave(payment, attempt, reply);
  });
}
