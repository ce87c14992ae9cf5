import { siteCalls as calls } from '@laundry/api-contract';
import type { BodyOf, QueryOf } from '@laundry/api-contract';
import { createHttp } from './http.ts';
import type { ClientOptions } from './http.ts';
import { createSend } from './send.ts';
import type { CallOptions, Send } from './send.ts';

/** The public site's calls, one function each. */
export function siteFunctions(send: Send) {
  return {
    cardMethods: (query: QueryOf<typeof calls.cardMethods>, o?: CallOptions) =>
      send(calls.cardMethods, { query }, o),
    cardMachines: (query: QueryOf<typeof calls.cardMachines>, o?: CallOptions) =>
      send(calls.cardMachines, { query }, o),
    createTransaction: (body: BodyOf<typeof calls.createTransaction>, o?: CallOptions) =>
      send(calls.createTransaction, { body }, o),
    transactionStatus: (id: string, o?: CallOptions) => send(calls.transactionStatus, { path: { id } }, o),
    supportInfo: (body: BodyOf<typeof calls.supportInfo>, o?: CallOptions) =>
      send(calls.supportInfo, { body }, o),
    sendReportByUid: (query: QueryOf<typeof calls.sendReportByUid>, o?: CallOptions) =>
      send(calls.sendReportByUid, { query }, o),
    brandingItems: (o?: CallOptions) => send(calls.brandingItems, {}, o),
    laundromats: (o?: CallOptions) => send(calls.laundromats, {}, o),
    laundromat: (slug: string, o?: CallOptions) => send(calls.laundromat, { path: { slug } }, o),
    createBrandingTransaction: (body: BodyOf<typeof calls.createBrandingTransaction>, o?: CallOptions) =>
      send(calls.createBrandingTransaction, { body }, o),
    verifyToken: (body: BodyOf<typeof calls.verifyToken>, o?: CallOptions) =>
      send(calls.verifyToken, { body }, o),
    confirmUser: (body: BodyOf<typeof calls.confirmUser>, o?: CallOptions) =>
      send(calls.confirmUser, { body }, o),
  };
}

/**
 * A client with the public site's calls only (spec §7), so that its pages include none of the portal's code.
 * The functions are those of createApiClient.
 */
export const createSiteClient = (options: ClientOptions) =>
  siteFunctions(createSend(createHttp(options), options));

export type SiteClient = ReturnType<typeof createSiteClient>;
