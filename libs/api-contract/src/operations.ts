import * as v from 'valibot';
import { call } from './call.ts';
import { CHANNEL_FACTS, CHANNEL_NAMES } from './channels.ts';
import type { ChannelFacts, ChannelName, ReturningChannel } from './channels.ts';
import type { Call } from './call.ts';
import { id, instant, pesos } from './fields.ts';
import { machineCalls } from './machineCalls.ts';

/** A provider's message in its own protocol; the API reads what it needs. */
const ProviderMessage = v.record(v.string(), v.unknown());
const Received = v.object({ status: v.literal('success') });

/** The call by which the provider of a channel notifies the API. */
export const notificationCall = ({ path, provider, notification }: ChannelFacts) =>
  call({
    method: 'POST',
    path: `/api/v1/notifications/${path}`,
    summary: `Receives a notification of ${provider}`,
    access: 'provider',
    body: ProviderMessage,
    ...(notification.isForm && { bodyMedia: 'application/x-www-form-urlencoded' as const }),
    answer: Received,
  });

type PerNotification<T> = Readonly<Record<`notify${ChannelName}`, T>>;

/** Makes a value for the notification of each channel. */
export const eachNotification = <T>(valueOf: (facts: ChannelFacts) => T): PerNotification<T> =>
  // Every channel has its entry.
  Object.fromEntries(
    CHANNEL_NAMES.map((name) => [`notify${name}`, valueOf(CHANNEL_FACTS[name])]),
  ) as PerNotification<T>;

/** The calls by which providers notify the API, one for each channel. */
const notifications = eachNotification(notificationCall);

/** The call by which a provider's page sends the browser back. */
export const browserReturnCall = ({ path, provider }: ChannelFacts) =>
  call({
    method: 'POST',
    path: `/api/v1/payments/${path}/return/{outcome}`,
    summary: `Redirects the payer's browser from ${provider} to the result page`,
    access: 'visitor',
    body: ProviderMessage,
    bodyMedia: 'application/x-www-form-urlencoded',
    success: 303,
  });

/** Makes a value for each channel whose provider sends the browser back by a form. */
export const eachBrowserReturn = <T>(
  valueOf: (facts: ChannelFacts) => T,
): Readonly<Record<`returnFrom${ReturningChannel}`, T>> =>
  // Every such channel has its entry.
  Object.fromEntries(
    CHANNEL_NAMES.filter((name) => 'browserReturn' in CHANNEL_FACTS[name]).map((name) => [
      `returnFrom${name}`,
      valueOf(CHANNEL_FACTS[name]),
    ]),
  ) as Record<`returnFrom${ReturningChannel}`, T>;

const browserReturns = eachBrowserReturn(browserReturnCall);

const Liveness = v.object({ status: v.string() });
/** A year, because a changed picture gets another URL. */
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
  healthz: call({
    method: 'GET',
    path: '/healthz',
    summary: 'Liveness check',
    access: 'visitor',
    answer: Liveness,
  }),
  readyz: call({
    method: 'GET',
    path: '/readyz',
    summary: 'Readiness check',
    access: 'visitor',
    answer: Liveness,
  }),
  ...notifications,
  accessoryPicture: call({
    method: 'GET',
    path: '/api/v1/branding/pictures/{file}',
    summary: "Returns a file of an accessory's picture",
    access: 'visitor',
    cacheSeconds: PICTURE_CACHE_SECONDS,
    media: 'image/*',
  }),
  ...browserReturns,
  internalCard: call({
    method: 'GET',
    path: '/internal/cards/{uid}',
    summary: 'Returns a card with its balance movements',
    access: 'operator',
    answer: CardAccount,
  }),
  internalTransaction: call({
    method: 'GET',
    path: '/internal/transactions/{id}',
    summary: 'Returns a payment with the history of its state',
    access: 'operator',
    answer: PaymentHistory,
  }),
  companyCommand: call({
    method: 'POST',
    path: '/internal/company/{command}',
    summary: 'Runs a command of `npm run company`',
    access: 'operator',
    bodyBytes: 32_000_000,
    body: v.object({ input: v.string() }),
    answer: v.object({ result: v.string() }),
  }),
  metrics: call({
    method: 'GET',
    path: '/metrics',
    summary: 'Returns the metrics of the instance for Prometheus',
    access: 'operator',
    answer: v.string(),
    media: 'text/plain',
  }),
} as const satisfies Record<string, Call>;

export type OperationName = keyof typeof operations;
