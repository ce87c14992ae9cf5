export {
  CHANNEL_SETTINGS,
  CHANNELS,
  channelsFor,
  enabledChannels,
  createProviders,
  incompleteCredentials,
  notificationPath,
} from './channels.ts';
export type { Providers } from './channels.ts';
export { hasCredentials, right, unseen, wrong } from './channel.ts';
export type { Send, Finding } from './channel.ts';
export { checkAnswer, ProviderUnavailable } from './http.ts';
export type { ProviderAnswer, ProviderHttp, ProviderRequest } from './http.ts';
export { resultPage, sameSecret, ShopProcessIdTaken } from './provider.ts';
export type {
  KnownPayment,
  LookUp,
  Notification,
  Payer,
  PaymentDetails,
  PaymentFacts,
  PaymentIntent,
  PaymentName,
  PaymentTicket,
  Provider,
  StartedPayment,
} from './provider.ts';
