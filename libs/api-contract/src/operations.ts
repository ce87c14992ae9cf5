import * as v from 'valibot';
import { call } from './call.ts';
import { CHANNEL_FACTS, CHANNEL_NAMES } from './channels.ts';
import type { ChannelFacts, ChannelName, ReturningChannel } from './channels.ts';
import type { DocumentedCall } from './call.ts';
import { FIELD, orList } from './document/commonFields.ts';
import { id, instant, pesos } from './fields.ts';
import { machineCalls } from './machineCalls.ts';

/** A provider's message in its own protocol; the API reads only the fields that it needs. */
const ProviderMessage = v.record(v.string(), v.unknown());
const Received = v.object({ status: v.literal('success') });

const PROOF =
  'Duplicate and late notifications change nothing. A genuine one of an unknown payment is accepted (D78). A malformed notification is `ex_bad_request`, a forged one `ex_unauthorized`, one of a disabled channel (D64) `ex_not_found`. If it cannot be recorded at the moment, the status is 5xx, so that the provider sends it again.';
const HINT =
  'It is a hint, so it is answered at once and looked up afterwards (D78): also where the payment is unknown, the topic is not used, or the provider does not answer at the moment. A malformed one is `ex_bad_request`, one that is not signed with its secret `ex_unauthorized`, one of a disabled channel (D64) `ex_not_found`.';

/** The call by which the provider of a channel notifies the API. */
const defineNotification = ({ path, provider, notification }: ChannelFacts) =>
  call('POST', `/api/v1/notifications/${path}`, {
    access: 'provider',
    body: ProviderMessage,
    ...(notification.isForm && { bodyMedia: 'application/x-www-form-urlencoded' as const }),
    answer: Received,
    doc: {
      description: `Receives a notification of ${provider}. ${notification.description(notification.isHint ? HINT : PROOF)}`,
      success: 'The notification was processed, whether or not it changed anything.',
      errors: [
        'ex_unauthorized',
        ...(notification.fromOwnAddresses ? (['ex_forbidden'] as const) : []),
        'ex_not_found',
      ],
      fields: { status: 'Always `success`.' },
    },
  });

/** The call by which a provider's page sends the browser back. */
const defineBrowserReturn = ({ path, provider, browserReturn }: ChannelFacts) =>
  call('POST', `/api/v1/payments/${path}/return/{outcome}`, {
    access: 'visitor',
    body: ProviderMessage,
    bodyMedia: 'application/x-www-form-urlencoded',
    success: 303,
    doc: {
      description: `Redirects the payer's browser, which returns from ${provider} with a POST, and changes nothing (D48). Whatever the form contains, the response is a redirect to a page of the site, never JSON.`,
      success: 'Redirect to the result page, or to the start of the top-up if the form names no payment.',
      errors: ['ex_not_found'],
      fields: {
        outcome: `Outcome that ${provider} reports: ${orList((browserReturn?.outcomes ?? []).map((outcome) => `\`${outcome}\``))}.`,
      },
    },
  });

// One entry for each channel, and one for each channel whose provider sends the browser back by a form.
const notifications = Object.fromEntries(
  CHANNEL_NAMES.map((name) => [`notify${name}`, defineNotification(CHANNEL_FACTS[name])]),
) as Readonly<Record<`notify${ChannelName}`, ReturnType<typeof defineNotification>>>;
const browserReturns = Object.fromEntries(
  CHANNEL_NAMES.filter((name) => 'browserReturn' in CHANNEL_FACTS[name]).map((name) => [
    `returnFrom${name}`,
    defineBrowserReturn(CHANNEL_FACTS[name]),
  ]),
) as Readonly<Record<`returnFrom${ReturningChannel}`, ReturnType<typeof defineBrowserReturn>>>;

const Liveness = v.object({ status: v.string() });
/** One year, because a changed picture gets another URL. */
const PICTURE_CACHE_SECONDS = 31_536_000;

/** A card in the back office, with all movements of its balance (docs/local-run.md). */
export const CardAccount = v.object({
  uid: v.string(),
  balance: pesos,
  movements: v.array(v.object({ transaction_id: v.nullable(id), amount: pesos, at: instant })),
});

/** A payment in the back office, with the history of its state (docs/local-run.md). */
export const PaymentHistory = v.object({
  id,
  reference: v.string(),
  state: v.picklist(['created', 'pending', 'approved', 'denied', 'expired', 'refunded']),
  channel: v.string(),
  amount: pesos,
  uid: v.nullable(v.string()),
  history: v.array(
    v.object({
      state: v.string(),
      at: instant,
      source: v.picklist(['api', 'notification', 'status-query', 'expiry', 'operator']),
    }),
  ),
});

/** The API's operations beyond spec §7: for providers, controllers, operators and monitoring. */
export const operations = {
  ...machineCalls,
  healthz: call('GET', '/healthz', {
    access: 'visitor',
    answer: Liveness,
    doc: {
      description: 'Liveness check: succeeds while the process runs, whatever the state of its database.',
      success: 'The process is running.',
      fields: { status: 'Status of the process.' },
    },
  }),
  readyz: call('GET', '/readyz', {
    access: 'visitor',
    answer: Liveness,
    doc: {
      description:
        'Readiness check: queries the database, and returns `ex_unavailable` if the database does not answer.',
      success: 'The database answers.',
      fields: { status: 'Status of the instance.' },
    },
  }),
  ...notifications,
  accessoryPicture: call('GET', '/api/v1/branding/pictures/{file}', {
    access: 'visitor',
    cacheSeconds: PICTURE_CACHE_SECONDS,
    media: 'image/*',
    doc: {
      description:
        'Returns a picture file; `brandingItems` lists the paths. A path is derived from the content of the picture, so that a file never changes and caches can keep it.',
      success: 'The picture file.',
      errors: ['ex_not_found'],
      fields: { file: 'File name: hash of the content, width in px and format.' },
    },
  }),
  ...browserReturns,
  internalCard: call('GET', '/internal/cards/{uid}', {
    access: 'operator',
    answer: CardAccount,
    doc: {
      description: 'Returns a card with its balance movements, for operators and checks.',
      success: 'The card with its balance movements.',
      fields: {
        balance: `Balance of the card. ${FIELD.pesos}`,
        movements: 'Credits, reversals and charges for uses, oldest first.',
        transaction_id: 'Identifier of the payment; null for a use.',
        amount: `Amount of the movement. ${FIELD.pesos}`,
        at: `Time of the movement, ${FIELD.instant}`,
      },
    },
  }),
  internalTransaction: call('GET', '/internal/transactions/{id}', {
    access: 'operator',
    answer: PaymentHistory,
    doc: {
      description: 'Returns a payment with the history of its state, for operators and checks.',
      success: 'The payment with the history of its state.',
      fields: {
        'parameters.id': `${FIELD.transaction_id} The reference of the payment is accepted too.`,
        reference: FIELD.reference,
        'answer.state':
          'State of the payment: `created`, `pending`, `approved`, `denied`, `expired` or `refunded`.',
        channel: 'Payment channel.',
        amount: FIELD.pesos,
        uid: `${FIELD.uid} Null for a purchase.`,
        history: 'All states of the payment, oldest first.',
        state: 'State of the payment.',
        at: `Start of the state, ${FIELD.instant}`,
        source: 'Cause of the change: `api`, `notification`, `status-query`, `expiry` or `operator`.',
      },
    },
  }),
  companyCommand: call('POST', '/internal/company/{command}', {
    access: 'operator',
    bodyBytes: 32_000_000,
    body: v.object({ input: v.pipe(v.string(), v.parseJson()) }),
    answer: v.object({ result: v.string() }),
    doc: {
      description:
        'Runs one command of `npm run company`, which defines the input and the result of each command.',
      success: 'The result of the command.',
      errors: ['ex_card_not_found', 'ex_email_taken', 'ex_idempotency_conflict', 'ex_token_expired'],
      fields: {
        command: 'Name of the command.',
        input: 'Input of the command, as JSON.',
        result: 'Result of the command, as JSON.',
      },
    },
  }),
  metrics: call('GET', '/metrics', {
    access: 'operator',
    answer: v.string(),
    media: 'text/plain',
    doc: {
      description: 'Returns the metrics of this instance in the text format of Prometheus.',
      success: 'The metrics.',
    },
  }),
} as const satisfies Record<string, DocumentedCall>;

export type OperationName = keyof typeof operations;
