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
import { brandingItems, buyAccessory } from '../services/shop/accessories.ts';
import { cardMachines } from '../services/machines/cardMachines.ts';
import { cardMethods } from '../services/payments/cards.ts';
import type { CardQuery, CardVisitor } from '../services/payments/cards.ts';
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
import type { AdministratorSession } from '../services/accounts/session.ts';
import { supportInfo } from '../services/supportMessages.ts';
import { transactionStatus } from '../services/payments/transactionStatus.ts';
import { deviceCookie, deviceTokenOf, knownCards } from './cookies.ts';
import { serve } from './serve.ts';
import type { CallInput, Handler } from './serve.ts';

type Calls = typeof calls;
type CardInput = Pick<CallInput<Calls['cardMethods']>, 'query' | 'address' | 'cookies'>;

/** Makes a report, as many at once as `reportSlots` allows. */
const report =
  <Query, Answer>(
    make: (deps: Dependencies, session: AdministratorSession, query: Query) => Promise<Answer>,
  ) =>
  (deps: Dependencies, { session, query }: { session: AdministratorSession; query: Query }) =>
    deps.reportSlots.answer(session, () => make(deps, session, query));

/** Looks a card up, which the device knows from then on (D83). */
const lookUp =
  <Answer>(
    find: (deps: Dependencies, query: CardQuery, visitor: CardVisitor) => Promise<Answer>,
  ): ((deps: Dependencies, input: CardInput) => Promise<Answer>) =>
  async (deps, { query, address, cookies }) => {
    const { knows, cookieWith } = knownCards(deps.settings, cookies.sent);
    const found = await find(deps, query, { address, knows });
    cookies.set(cookieWith(query.param1));
    return found;
  };

/** What answers each call of the contract. A call without it does not compile. */
const HANDLERS: { readonly [Name in CallName]: Handler<Calls[Name]> } = {
  signin: async (deps, { body, address, cookies }) => {
    const { emailAddress: email } = body;
    const client = { address, deviceToken: deviceTokenOf(cookies.sent, email) };
    const { answer, deviceToken } = await signin(deps, body, client);
    cookies.set(deviceCookie(deps.settings, email, deviceToken));
    return answer;
  },
  signout: (deps, { tokenHash }) => signout(deps, tokenHash),
  cardMethods: lookUp(cardMethods),
  cardMachines: lookUp(cardMachines),
  createTransaction: (deps, { body, idempotencyKey, log, address, cookies }) => {
    const { knows } = knownCards(deps.settings, cookies.sent);
    return createTopUp(deps, body, idempotencyKey, log, { address, knows });
  },
  transactionStatus: (deps, { params }) => transactionStatus(deps, params.id),
  supportInfo: (deps, { body, idempotencyKey }) => supportInfo(deps, body, idempotencyKey),
  sendReportByUid: (deps, { query, address }) => sendReport(deps, query, address),
  brandingItems: (deps) => brandingItems(deps),
  laundromats: (deps) => laundromats(deps),
  laundromat: (deps, { params }) => laundromat(deps, params.slug),
  createBrandingTransaction: (deps, { body, idempotencyKey, log, address }) =>
    buyAccessory(deps, body, idempotencyKey, log, address),
  administrationBuildings: (deps, { session, params, query }) =>
    administrationBuildings(deps, session, params.adminId, query.split === 'true'),
  reportTransactions: (deps, { session, query }) =>
    deps.reportSlots.download(session, () => reportTransactions(deps, session, query)),
  verifyToken: (deps, { body }) => verifyToken(deps, body),
  confirmUser: (deps, { body }) => confirmUser(deps, body),
  forgotPassword: (deps, { body, address }) => forgotPassword(deps, body, address),
  resetPassword: (deps, { body }) => resetPassword(deps, body),
  colivingBuildings: (deps, { session }) => colivingBuildings(deps, session),
  buildingUsers: (deps, { session, params }) => buildingUsers(deps, session, params.id),
  createBuildingUser: (deps, { session, params, body, idempotencyKey }) =>
    createBuildingUser(deps, session, params.id, body, idempotencyKey),
  deleteBuildingUser: (deps, { session, params }) =>
    deleteBuildingUser(deps, session, params.id, params.userId),
  resendConfirmation: (deps, { session, params }) => resendConfirmation(deps, session, params.id),
  building: (deps, { session, params }) => building(deps, session, params.id),
  reportUses: report(reportUses),
  usesSummary: report(usesSummary),
  transactionsSummary: report(transactionsSummary),
  settlement: report(settlement),
  overview: (deps, { session, params }) =>
    deps.reportSlots.answer(session, () => overview(deps, session, params.adminId)),
  notificationPreferences: (deps, { session }) => notificationPreferences(deps, session),
  setNotificationPreferences: (deps, { session, body }) => setNotificationPreferences(deps, session, body),
  changePassword: (deps, { session, body }) => changePassword(deps, session, body),
  administrators: (deps, { session, params }) => administrators(deps, session, params.adminId),
  inviteAdministrator: async (deps, { session, params, body, idempotencyKey }) =>
    inviteAdministrator(deps, session, params.adminId, body, idempotencyKey),
  removeAdministrator: (deps, { session, params, query }) =>
    removeAdministrator(deps, session, params.adminId, params.id, query.self === 'true'),
  resendAdministratorInvitation: (deps, { session, params }) =>
    resendAdministratorInvitation(deps, session, params.adminId, params.id),
  activity: (deps, { session, params, query }) => activity(deps, session, params.adminId, query),
};

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- pairs a call with its handler
function register<Name extends CallName>(app: FastifyInstance, dependencies: Dependencies, name: Name): void {
  const handle: Handler<Calls[Name]> = HANDLERS[name];
  serve(app, dependencies, calls[name], (input) => handle(dependencies, input));
}

const isCached = (name: CallName): boolean => {
  const call: Call = calls[name];
  return call.cacheSeconds !== undefined;
};

/** Registers every call of the contract (spec §7). Cacheable ones answer with an ETag. */
export async function registerCalls(app: FastifyInstance, dependencies: Dependencies): Promise<void> {
  const names = Object.keys(HANDLERS) as CallName[];
  for (const name of names.filter((each) => !isCached(each))) register(app, dependencies, name);
  await app.register(async (scope) => {
    await scope.register(etag);
    for (const name of names.filter(isCached)) register(scope, dependencies, name);
  });
}
