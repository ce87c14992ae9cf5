import etag from '@fastify/etag';
import { calls } from '@laundry/api-contract';
import type { Call, CallName } from '@laundry/api-contract';
import type { FastifyInstance } from 'fastify';
import * as administrators from '../services/administration/administrators.ts';
import * as building from '../services/administration/building.ts';
import { overview } from '../services/administration/overview.ts';
import * as residents from '../services/administration/residents.ts';
import * as forgottenPassword from '../services/accounts/forgottenPassword.ts';
import * as mailedLinks from '../services/accounts/mailedLinks.ts';
import * as ownAccount from '../services/accounts/ownAccount.ts';
import { signin, signout } from '../services/accounts/session.ts';
import type { AdministratorSession } from '../services/accounts/session.ts';
import type { CallInput, Dependencies, Handler } from '../services/dependencies.ts';
import * as laundromats from '../services/laundromats.ts';
import { cardMachines } from '../services/machines/cardMachines.ts';
import { cardMethods, usableCard } from '../services/payments/cards.ts';
import type { UsableCard } from '../services/payments/cards.ts';
import { createTopUp } from '../services/payments/createTopUp.ts';
import { transactionStatus } from '../services/payments/transactionStatus.ts';
import { reportTransactions, transactionsSummary } from '../services/reports/reportTransactions.ts';
import { reportUses, usesSummary } from '../services/reports/reportUses.ts';
import { sendReport } from '../services/reports/sendReport.ts';
import { settlement } from '../services/reports/settlement.ts';
import { brandingItems, buyAccessory } from '../services/shop.ts';
import { supportInfo } from '../services/supportMessages.ts';
import { deviceCookie, readDeviceToken, knownCards } from './cookies.ts';
import { serve } from './serve.ts';

/** Makes a report, as many at once as `reportSlots` allows. */
const report =
  <Input extends { readonly session: AdministratorSession }, Answer>(
    make: (deps: Dependencies, input: Input) => Promise<Answer>,
  ) =>
  (deps: Dependencies, input: Input) =>
    deps.reportSlots.answer(input.session, () => make(deps, input));

type CardInput = Pick<CallInput<typeof calls.cardMethods>, 'query' | 'address' | 'cookies'>;

/** Looks a card up, which the device knows from then on (D83). */
const lookUp =
  <Answer>(
    answer: (deps: Dependencies, card: UsableCard) => Promise<Answer>,
  ): ((deps: Dependencies, input: CardInput) => Promise<Answer>) =>
  async (deps, { query: { param1: uid, recaptchaToken }, address, cookies }) => {
    const { knows, cookieWith } = knownCards(deps.settings, cookies.sent);
    const answered = await answer(deps, await usableCard(deps, uid, { address, knows, recaptchaToken }));
    cookies.set(cookieWith(uid));
    return answered;
  };

/**
 * The handler of each call of the contract: a service's function of the same name, or the one given here. A
 * call without a handler does not compile.
 */
const HANDLERS: { readonly [Name in CallName]: Handler<Name> } = {
  ...administrators,
  ...building,
  ...forgottenPassword,
  ...laundromats,
  ...mailedLinks,
  ...ownAccount,
  ...residents,
  signin: async (deps, { body, address, cookies }) => {
    const { emailAddress: email } = body;
    const client = { address, deviceToken: readDeviceToken(cookies.sent, email) };
    const { answer, deviceToken } = await signin(deps, body, client);
    cookies.set(deviceCookie(deps.settings, email, deviceToken));
    return answer;
  },
  signout,
  cardMethods: lookUp(cardMethods),
  cardMachines: lookUp(cardMachines),
  createTransaction: (deps, input) => {
    const { knows } = knownCards(deps.settings, input.cookies.sent);
    return createTopUp(deps, input, { address: input.address, knows });
  },
  transactionStatus,
  supportInfo,
  sendReportByUid: sendReport,
  brandingItems,
  createBrandingTransaction: buyAccessory,
  reportTransactions,
  reportUses: report(reportUses),
  usesSummary: report(usesSummary),
  transactionsSummary: report(transactionsSummary),
  settlement: report(settlement),
  overview: report(overview),
};

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- pairs a call with its handler
function register<Name extends CallName>(app: FastifyInstance, dependencies: Dependencies, name: Name): void {
  const handle: Handler<Name> = HANDLERS[name];
  serve(app, dependencies, calls[name], handle);
}

const isCached = (name: CallName): boolean => {
  const call: Call = calls[name];
  return call.cacheSeconds !== undefined;
};

/** Registers every call of the contract (spec §7). Cacheable ones answer with an ETag. */
export async function registerCalls(app: FastifyInstance, dependencies: Dependencies): Promise<void> {
  const names = Object.keys(calls) as CallName[];
  for (const name of names.filter((each) => !isCached(each))) register(app, dependencies, name);
  await app.register(async (scope) => {
    await scope.register(etag);
    for (const name of names.filter(isCached)) register(scope, dependencies, name);
  });
}
