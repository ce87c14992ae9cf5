import etag from '@fastify/etag';
import { calls } from '@laundry/api-contract';
import type { Call, CallName } from '@laundry/api-contract';
import type { FastifyInstance } from 'fastify';
import {
  activity,
  administrationBuildings,
  colivingBuildings,
  building,
} from '../services/administration/building.ts';
import {
  administrators,
  inviteAdministrator,
  removeAdministrator,
  resendAdministratorInvitation,
} from '../services/administration/administrators.ts';
import { brandingItems } from '../services/shop/brandingItems.ts';
import { buyAccessory } from '../services/shop/buyAccessory.ts';
import { cardMethods } from '../services/payments/cards.ts';
import {
  changePassword,
  notificationPreferences,
  setNotificationPreferences,
} from '../services/accounts/ownAccount.ts';
import { confirmUser, verifyToken, resetPassword } from '../services/accounts/mailedLinks.ts';
import { createTopUp } from '../services/payments/createTopUp.ts';
import { forgotPassword } from '../services/accounts/forgottenPassword.ts';
import { laundromat, laundromats } from '../services/laundromats.ts';
import type { Dependencies } from '../services/dependencies.ts';
import {
  buildingUsers,
  createBuildingUser,
  deleteBuildingUser,
  resendConfirmation,
} from '../services/administration/residents.ts';
import { overview } from '../services/administration/overview.ts';
import { reportTransactions, transactionsSummary } from '../services/reports/reportTransactions.ts';
import { reportUses, usesSummary } from '../services/reports/reportUses.ts';
import { sendReport } from '../services/reports/sendReport.ts';
import { settlement } from '../services/reports/settlement.ts';
import { signin } from '../services/accounts/signin.ts';
import { signout } from '../services/accounts/session.ts';
import { supportInfo } from '../services/supportMessages.ts';
import { transactionStatus } from '../services/payments/transactionStatus.ts';
import { deviceCookie, deviceTokenOf, knownCards } from './cookies.ts';
import { serve } from './serve.ts';

type Register = (app: FastifyInstance, dependencies: Dependencies) => void;

/** The route of each call in the contract. A call without a route does not compile. */
const ROUTES: Readonly<Record<CallName, Register>> = {
  signin: (app, deps) =>
    serve(app, deps, calls.signin, async ({ body, address, cookies }) => {
      const { emailAddress: email } = body;
      const client = { address, deviceToken: deviceTokenOf(cookies.sent, email) };
      const { answer, deviceToken } = await signin(deps, body, client);
      cookies.set(deviceCookie(deps.settings, email, deviceToken));
      return answer;
    }),
  signout: (app, deps) => serve(app, deps, calls.signout, ({ tokenHash }) => signout(deps, tokenHash)),
  cardMethods: (app, deps) =>
    serve(app, deps, calls.cardMethods, async ({ query, address, cookies }) => {
      const { knows, cookieWith } = knownCards(deps.settings, cookies.sent);
      const methods = await cardMethods(deps, query, { address, knows });
      cookies.set(cookieWith(query.param1));
      return methods;
    }),
  createTransaction: (app, deps) =>
    serve(app, deps, calls.createTransaction, ({ body, idempotencyKey, log, address, cookies }) =>
      createTopUp(deps, body, idempotencyKey, log, {
        address,
        knows: knownCards(deps.settings, cookies.sent).knows,
      }),
    ),
  transactionStatus: (app, deps) =>
    serve(app, deps, calls.transactionStatus, ({ params }) => transactionStatus(deps, params.id)),
  supportInfo: (app, deps) =>
    serve(app, deps, calls.supportInfo, ({ body, idempotencyKey }) =>
      supportInfo(deps, body, idempotencyKey),
    ),
  sendReportByUid: (app, deps) =>
    serve(app, deps, calls.sendReportByUid, ({ query, address }) => sendReport(deps, query, address)),
  brandingItems: (app, deps) => serve(app, deps, calls.brandingItems, () => brandingItems(deps)),
  laundromats: (app, deps) => serve(app, deps, calls.laundromats, () => laundromats(deps)),
  laundromat: (app, deps) =>
    serve(app, deps, calls.laundromat, ({ params }) => laundromat(deps, params.slug)),
  createBrandingTransaction: (app, deps) =>
    serve(app, deps, calls.createBrandingTransaction, ({ body, idempotencyKey, log, address }) =>
      buyAccessory(deps, body, idempotencyKey, log, address),
    ),
  administrationBuildings: (app, deps) =>
    serve(app, deps, calls.administrationBuildings, async ({ session, params, query }) =>
      administrationBuildings(deps, session, params.adminId, query.split === 'true'),
    ),
  reportTransactions: (app, deps) =>
    serve(app, deps, calls.reportTransactions, ({ session, query }) =>
      deps.reportSlots.download(session, () => reportTransactions(deps, session, query)),
    ),
  verifyToken: (app, deps) => serve(app, deps, calls.verifyToken, ({ body }) => verifyToken(deps, body)),
  confirmUser: (app, deps) => serve(app, deps, calls.confirmUser, ({ body }) => confirmUser(deps, body)),
  forgotPassword: (app, deps) =>
    serve(app, deps, calls.forgotPassword, ({ body, address }) => forgotPassword(deps, body, address)),
  resetPassword: (app, deps) =>
    serve(app, deps, calls.resetPassword, ({ body }) => resetPassword(deps, body)),
  colivingBuildings: (app, deps) =>
    serve(app, deps, calls.colivingBuildings, ({ session }) => colivingBuildings(deps, session)),
  buildingUsers: (app, deps) =>
    serve(app, deps, calls.buildingUsers, ({ session, params }) => buildingUsers(deps, session, params.id)),
  createBuildingUser: (app, deps) =>
    serve(app, deps, calls.createBuildingUser, ({ session, params, body, idempotencyKey }) =>
      createBuildingUser(deps, session, params.id, body, idempotencyKey),
    ),
  deleteBuildingUser: (app, deps) =>
    serve(app, deps, calls.deleteBuildingUser, ({ session, params }) =>
      deleteBuildingUser(deps, session, params.id, params.userId),
    ),
  resendConfirmation: (app, deps) =>
    serve(app, deps, calls.resendConfirmation, ({ session, params }) =>
      resendConfirmation(deps, session, params.id),
    ),
  building: (app, deps) =>
    serve(app, deps, calls.building, ({ session, params }) => building(deps, session, params.id)),
  reportUses: (app, deps) =>
    serve(app, deps, calls.reportUses, ({ session, query }) =>
      deps.reportSlots.answer(session, () => reportUses(deps, session, query)),
    ),
  usesSummary: (app, deps) =>
    serve(app, deps, calls.usesSummary, ({ session, query }) =>
      deps.reportSlots.answer(session, () => usesSummary(deps, session, query)),
    ),
  transactionsSummary: (app, deps) =>
    serve(app, deps, calls.transactionsSummary, ({ session, query }) =>
      deps.reportSlots.answer(session, () => transactionsSummary(deps, session, query)),
    ),
  settlement: (app, deps) =>
    serve(app, deps, calls.settlement, ({ session, query }) =>
      deps.reportSlots.answer(session, () => settlement(deps, session, query)),
    ),
  overview: (app, deps) =>
    serve(app, deps, calls.overview, ({ session, params }) =>
      deps.reportSlots.answer(session, () => overview(deps, session, params.adminId)),
    ),
  notificationPreferences: (app, deps) =>
    serve(app, deps, calls.notificationPreferences, ({ session }) => notificationPreferences(deps, session)),
  setNotificationPreferences: (app, deps) =>
    serve(app, deps, calls.setNotificationPreferences, ({ session, body }) =>
      setNotificationPreferences(deps, session, body),
    ),
  changePassword: (app, deps) =>
    serve(app, deps, calls.changePassword, ({ session, body }) => changePassword(deps, session, body)),
  administrators: (app, deps) =>
    serve(app, deps, calls.administrators, ({ session, params }) =>
      administrators(deps, session, params.adminId),
    ),
  inviteAdministrator: (app, deps) =>
    serve(app, deps, calls.inviteAdministrator, async ({ session, params, body, idempotencyKey }) =>
      inviteAdministrator(deps, session, params.adminId, body, idempotencyKey),
    ),
  removeAdministrator: (app, deps) =>
    serve(app, deps, calls.removeAdministrator, ({ session, params, query }) =>
      removeAdministrator(deps, session, params.adminId, params.id, query.self === 'true'),
    ),
  resendAdministratorInvitation: (app, deps) =>
    serve(app, deps, calls.resendAdministratorInvitation, ({ session, params }) =>
      resendAdministratorInvitation(deps, session, params.adminId, params.id),
    ),
  activity: (app, deps) =>
    serve(app, deps, calls.activity, ({ session, params, query }) =>
      activity(deps, session, params.adminId, query),
    ),
};

const isCached = (name: CallName): boolean => {
  const call: Call = calls[name];
  return call.cacheSeconds !== undefined;
};

/** Registers every call of the contract (spec §7). Cacheable ones answer with an ETag. */
export async function registerCalls(app: FastifyInstance, dependencies: Dependencies): Promise<void> {
  const names = Object.keys(ROUTES) as CallName[];
  for (const name of names.filter((each) => !isCached(each))) ROUTES[name](app, dependencies);
  await app.register(async (scope) => {
    await scope.register(etag);
    for (const name of names.filter(isCached)) ROUTES[name](scope, dependencies);
  });
}
