export {
  CHANNEL_SETTINGS,
  CHANNELS,
  channelsFor,
  channelsOn,
  createProviders,
  incompleteCredentials,
  isChannel,
  notificationPath,
} from './channels.ts';
export type { Providers } from './channels.ts';
export { hasCredentials } from './channel.ts';
export type { ChannelFacts } from './channel.ts';
export { right, unseen, wrong } from './channel.ts';
export type { Ask, Finding } from './channel.ts';
export { checked, ProviderUnavailable } from './http.ts';
export type { ProviderAnswer, ProviderHttp, ProviderRequest } from './http.ts';
export { resultPage, ShopProcessIdTaken } from './provider.ts';
export type {
  KnownPayment,
  LookUp,
  Notification,
  Payer,
  PaymentFacts,
  PaymentIntent,
  PaymentName,
  PaymentTicket,
  Provider,
  StartedPayment,
} from './provider.ts';
export { sameSecret } from './provider.ts';
