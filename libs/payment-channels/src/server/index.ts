export {
  CHANNEL_SETTINGS,
  CHANNELS,
  channelsFor,
  channelsOn,
  createProviders,
  incompleteCredentials,
  notificationPath,
} from './channels.ts';
export type { Providers } from './channels.ts';
export { hasCredentials, right, unseen, wrong } from './channel.ts';
export type { Ask, ChannelFacts, Finding } from './channel.ts';
export { checked, ProviderUnavailable } from './http.ts';
export type { ProviderAnswer, ProviderHttp, ProviderRequest } from './http.ts';
export { resultPage, sameSecret, ShopProcessIdTaken } from './provider.ts';
export type {
  KnownPayment,
  LookUp,
  Notification,
  Payer,
  PaymentFacts,
  PaymentIntent,
  PaymentName,
  Provider,
  StartedPayment,
} from './provider.ts';
