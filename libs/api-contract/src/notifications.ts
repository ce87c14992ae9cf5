import * as v from 'valibot';
import { call } from './call.ts';
import { CHANNEL_FACTS, CHANNEL_NAMES } from './channels.ts';
import type { ChannelFacts, ChannelName, ReturningChannel } from './channels.ts';

/** A provider's message in its own protocol; the API reads what it needs. */
export const ProviderMessage = v.record(v.string(), v.unknown());
const Received = v.object({ status: v.literal('success') });

/** The call by which the provider of a channel notifies the API. */
export const notificationOf = ({ path, provider, notification }: ChannelFacts) =>
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
export const notifications = eachNotification(notificationOf);

/** The call by which a provider's page sends the browser back. */
export const browserReturnOf = ({ path, provider }: ChannelFacts) =>
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

export const browserReturns = eachBrowserReturn(browserReturnOf);
