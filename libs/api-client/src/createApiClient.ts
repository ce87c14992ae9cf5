import { calls } from '@laundry/api-contract';
import type { BodyOf, QueryOf } from '@laundry/api-contract';
import { siteFunctions } from './createSiteClient.ts';
import { PORTAL_RETRIES } from './portalRetries.ts';
import { createHttp } from './http.ts';
import type { ClientOptions } from './http.ts';
import { createSend } from './send.ts';
import type { CallOptions } from './send.ts';

/**
 * The product's calls (spec §7), one function each. Every function resolves to the checked answer and rejects
 * with an AppError, or with the abort reason when its signal is aborted.
 */
export function createApiClient(options: ClientOptions) {
  const send = createSend(createHttp(options, PORTAL_RETRIES), options);
  return {
    ...siteFunctions(send),
    signin: (body: BodyOf<typeof calls.signin>, o?: CallOptions) => send(calls.signin, { body }, o),
    /** Ends the session on the server; the request is sent even if the page is left immediately. */
    signout: (o?: CallOptions) => send(calls.signout, {}, { ...o, keepalive: true }),
    administrationBuildings: (
      adminId: string,
      query: QueryOf<typeof calls.administrationBuildings>,
      o?: CallOptions,
    ) => send(calls.administrationBuildings, { path: { adminId }, query }, o),
    reportTransactions: (query: QueryOf<typeof calls.reportTransactions>, o?: CallOptions) =>
      send(calls.reportTransactions, { query }, o),
    forgotPassword: (body: BodyOf<typeof calls.forgotPassword>, o?: CallOptions) =>
      send(calls.forgotPassword, { body }, o),
    resetPassword: (body: BodyOf<typeof calls.resetPassword>, o?: CallOptions) =>
      send(calls.resetPassword, { body }, o),
    colivingBuildings: (o?: CallOptions) => send(calls.colivingBuildings, {}, o),
    buildingUsers: (buildingId: string, o?: CallOptions) =>
      send(calls.buildingUsers, { path: { id: buildingId } }, o),
    createBuildingUser: (
      buildingId: string,
      body: BodyOf<typeof calls.createBuildingUser>,
      o?: CallOptions,
    ) => send(calls.createBuildingUser, { path: { id: buildingId }, body }, o),
    deleteBuildingUser: (buildingId: string, userId: string, o?: CallOptions) =>
      send(calls.deleteBuildingUser, { path: { id: buildingId, userId } }, o),
    resendConfirmation: (userId: string, o?: CallOptions) =>
      send(calls.resendConfirmation, { path: { id: userId } }, o),
    building: (id: string, o?: CallOptions) => send(calls.building, { path: { id } }, o),
    /** One page and, where the server says so, how many records there are in all (D10). */
    reportUses: (query: QueryOf<typeof calls.reportUses>, o?: CallOptions) =>
      send(calls.reportUses, { query }, o),
    usesSummary: (query: QueryOf<typeof calls.usesSummary>, o?: CallOptions) =>
      send(calls.usesSummary, { query }, o),
    transactionsSummary: (query: QueryOf<typeof calls.transactionsSummary>, o?: CallOptions) =>
      send(calls.transactionsSummary, { query }, o),
    settlement: (query: QueryOf<typeof calls.settlement>, o?: CallOptions) =>
      send(calls.settlement, { query }, o),
    overview: (adminId: string, o?: CallOptions) => send(calls.overview, { path: { adminId } }, o),
    notificationPreferences: (o?: CallOptions) => send(calls.notificationPreferences, {}, o),
    setNotificationPreferences: (body: BodyOf<typeof calls.setNotificationPreferences>, o?: CallOptions) =>
      send(calls.setNotificationPreferences, { body }, o),
    changePassword: (body: BodyOf<typeof calls.changePassword>, o?: CallOptions) =>
      send(calls.changePassword, { body }, o),
    administrators: (adminId: string, o?: CallOptions) =>
      send(calls.administrators, { path: { adminId } }, o),
    inviteAdministrator: (adminId: string, body: BodyOf<typeof calls.inviteAdministrator>, o?: CallOptions) =>
      send(calls.inviteAdministrator, { path: { adminId }, body }, o),
    removeAdministrator: (
      adminId: string,
      id: string,
      query: QueryOf<typeof calls.removeAdministrator>,
      o?: CallOptions,
    ) => send(calls.removeAdministrator, { path: { adminId, id }, query }, o),
    resendAdministratorInvitation: (adminId: string, id: string, o?: CallOptions) =>
      send(calls.resendAdministratorInvitation, { path: { adminId, id } }, o),
    activity: (adminId: string, query: QueryOf<typeof calls.activity>, o?: CallOptions) =>
      send(calls.activity, { path: { adminId }, query }, o),
  };
}

export type ApiClient = ReturnType<typeof createApiClient>;
