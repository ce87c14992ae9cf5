import { randomUUID } from 'node:crypto';
import { CHANNEL_FACTS, CHANNEL_NAMES } from '@laundry/api-contract';
import type { ChannelFacts, ChannelName } from '@laundry/api-contract';
import type { DocumentedName } from '@laundry/api-contract/openapi';
import { PAYERS } from '@laundry/payment-channels/testing';
import type { Forgery } from '@laundry/payment-channels/testing';
import { CARDS, IDS, PASSWORD, SLUG, supportMessage } from '../support/demoData.ts';
import { resident } from '../accounts/signup.ts';
import { topUp } from '../support/testApp.ts';

/** The sender of a request: without a token, with the public one, with an expired session, and so on. */
export const CALLERS = ['none', 'public', 'expired', 'resident', 'own', 'another', 'operator'] as const;
export type Caller = (typeof CALLERS)[number];

/** A call's request, always for data of the administration that the caller `own` belongs to. */
export interface RequestParts {
  readonly parameters?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | undefined>>;
  readonly body?: object;
  readonly form?: Readonly<Record<string, string>>;
}

/** The data that requests refer to. */
export interface AccessFixture {
  /** A payment of the plain building's card. */
  readonly payment: string;
  /** Creates another resident of the plain building. @returns its id */
  readonly createResident: () => Promise<string>;
  /** Invites another administrator. @returns the invitation's id */
  readonly inviteAdministrator: () => Promise<string>;
  /** Makes the captcha accept an action. */
  readonly acceptCaptcha: (action: 'login' | 'userReport') => void;
}

/** The status that each caller gets and, for a refusal, the code. */
interface Row extends Readonly<Record<Caller, string>> {
  readonly request: (fixture: AccessFixture) => RequestParts | Promise<RequestParts>;
  /** Whether the call ends its session, so that each request needs a new one. */
  readonly endsSession?: true;
}

const UNAUTHORIZED = '401 ex_unauthorized';
const FORBIDDEN = '403 ex_forbidden';
const UNKNOWN = '404 ex_not_found';

const anybody = (answer: string) =>
  Object.fromEntries(CALLERS.map((caller) => [caller, answer])) as Record<Caller, string>;
const administrators = (own: string, another = UNKNOWN) => ({
  ...anybody(UNAUTHORIZED),
  resident: FORBIDDEN,
  own,
  another,
});

const operators = { ...anybody(UNKNOWN), operator: '200' };

const DAYS = { from: '2026-03-01', to: '2026-03-31' };
const report = { query: { ...DAYS, building: IDS.plain } };
const building = { parameters: { id: IDS.plain } };
const administration = { parameters: { adminId: IDS.administration } };
const FORM = 'application/x-www-form-urlencoded';
/** A person who has not been invited yet. */
export const newAdministrator = () => ({
  name: 'Eva',
  lastname: 'Sosa',
  email: `${randomUUID()}@demo.example`,
});
/** A forgery as a request, without its headers. */
function requestOf({ path, type, body }: Forgery): RequestParts {
  const { searchParams } = new URL(path, 'http://localhost');
  return {
    query: Object.fromEntries(searchParams),
    ...(type === FORM
      ? { form: Object.fromEntries(new URLSearchParams(body)) }
      : { body: JSON.parse(body) as object }),
  };
}

/** Notifications need the provider's signature, or its address (D48); no token helps. */
const notifications = Object.fromEntries(
  CHANNEL_NAMES.map((name) => {
    const { notification }: ChannelFacts = CHANNEL_FACTS[name];
    const [forgery] = PAYERS[name].forgeries(randomUUID(), 400);
    const answer = notification.fromOwnAddresses ? FORBIDDEN : UNAUTHORIZED;
    const row: Row = { ...anybody(answer), request: () => requestOf(forgery) };
    return [`notify${name}`, row];
  }),
) as Readonly<Record<`notify${ChannelName}`, Row>>;

let readers = 0;
/** Two e-mails by turns: a card's report goes to five a day, and five times an hour to each. */
const reader = () => `reader-${(readers += 1) % 2}@demo.example`;

/**
 * The answer that each caller gets from each call. A call of the contract without a row does not compile: add
 * a row with a request for data of the administration `own`, and the answer to each caller.
 */
export const ACCESS: Readonly<Record<DocumentedName, Row>> = {
  signin: {
    ...anybody('200'),
    request: ({ acceptCaptcha }) => {
      acceptCaptcha('login');
      const emailAddress = 'administracion@demo.example';
      return { body: { emailAddress, password: PASSWORD, recaptchaToken: 'token' } };
    },
  },
  signout: { ...anybody('204'), request: () => ({}), endsSession: true },
  cardMethods: { ...anybody('200'), request: () => ({ query: { param1: CARDS.plain } }) },
  cardMachines: { ...anybody('200'), request: () => ({ query: { param1: CARDS.plain } }) },
  createTransaction: { ...anybody('201'), request: () => ({ body: topUp() }) },
  transactionStatus: { ...anybody('200'), request: ({ payment }) => ({ parameters: { id: payment } }) },
  supportInfo: {
    ...anybody('204'),
    request: () => ({ body: supportMessage() }),
  },
  sendReportByUid: {
    ...anybody('200'),
    request: ({ acceptCaptcha }) => {
      acceptCaptcha('userReport');
      return { query: { card: CARDS.plain, email: reader(), recaptchaToken: 'token' } };
    },
  },
  brandingItems: { ...anybody('200'), request: () => ({}) },
  laundromats: { ...anybody('200'), request: () => ({}) },
  laundromat: { ...anybody('200'), request: () => ({ parameters: { slug: SLUG } }) },
  createBrandingTransaction: {
    ...anybody('201'),
    request: () => {
      const { uid: _uid, amount: _amount, ...payer } = topUp();
      const shipping = { phone: '099123456', address: 'Rivera 2480' };
      return { body: { ...payer, ...shipping, branding_item_id: IDS.bag, quantity: 1 } };
    },
  },
  administrationBuildings: { ...administrators('200'), request: () => administration },
  reportTransactions: { ...administrators('200'), request: () => report },
  verifyToken: { ...anybody('200'), request: () => ({ body: { token: 'x' } }) },
  confirmUser: {
    ...anybody('422 ex_token_invalid'),
    request: () => ({ body: { token: 'x', password: PASSWORD } }),
  },
  forgotPassword: {
    ...anybody('204'),
    request: ({ acceptCaptcha }) => {
      acceptCaptcha('login');
      return { body: { emailAddress: `${randomUUID()}@demo.example`, recaptchaToken: 'token' } };
    },
  },
  resetPassword: {
    ...anybody('422 ex_token_invalid'),
    request: () => ({ body: { token: 'x', password: PASSWORD } }),
  },
  // The request names no administration, so each caller gets its own buildings.
  colivingBuildings: { ...administrators('200', '200'), request: () => ({}) },
  buildingUsers: { ...administrators('200'), request: () => building },
  createBuildingUser: { ...administrators('201'), request: () => ({ ...building, body: resident() }) },
  deleteBuildingUser: {
    ...administrators('204'),
    request: async ({ createResident }) => ({
      parameters: { id: IDS.plain, userId: await createResident() },
    }),
  },
  resendConfirmation: {
    ...administrators('204'),
    request: async ({ createResident }) => ({ parameters: { id: await createResident() } }),
  },
  building: { ...administrators('200'), request: () => building },
  reportUses: { ...administrators('200'), request: () => report },
  usesSummary: { ...administrators('200'), request: () => report },
  transactionsSummary: { ...administrators('200'), request: () => report },
  settlement: {
    ...administrators('200'),
    request: () => ({ query: { month: '2026-03', building: IDS.plain } }),
  },
  overview: { ...administrators('200'), request: () => administration },
  // Each caller gets the preferences of its own account.
  notificationPreferences: { ...administrators('200', '200'), request: () => ({}) },
  setNotificationPreferences: {
    ...administrators('200', '200'),
    request: () => ({ body: { monthly_settlement: false } }),
  },
  changePassword: {
    ...administrators('200'),
    request: () => ({ body: { emailAddress: 'administracion@demo.example', newPassword: PASSWORD } }),
  },
  administrators: { ...administrators('200'), request: () => administration },
  inviteAdministrator: {
    ...administrators('201'),
    request: () => ({ ...administration, body: newAdministrator() }),
  },
  removeAdministrator: {
    ...administrators('204'),
    request: async ({ inviteAdministrator }) => ({
      parameters: { adminId: IDS.administration, id: await inviteAdministrator() },
    }),
  },
  resendAdministratorInvitation: {
    ...administrators('204'),
    request: async ({ inviteAdministrator }) => ({
      parameters: { adminId: IDS.administration, id: await inviteAdministrator() },
    }),
  },
  activity: { ...administrators('200'), request: () => administration },
  healthz: { ...anybody('200'), request: () => ({}) },
  readyz: { ...anybody('200'), request: () => ({}) },
  ...notifications,
  // An unknown picture; accessoryPictures.test.ts tests a known one.
  accessoryPicture: {
    ...anybody(UNKNOWN),
    request: () => ({ parameters: { file: `${'0'.repeat(32)}-400.avif` } }),
  },
  returnFromPagosWeb: {
    ...anybody('303'),
    request: () => ({ parameters: { outcome: 'aprobada' }, form: { numeroOrden: randomUUID() } }),
  },
  companyCommand: {
    ...operators,
    request: () => ({ parameters: { command: 'orders' }, body: { input: '{"shipped":false}' } }),
  },
  // Calls of controllers need their signature; no token helps.
  reportMachineUses: { ...anybody(UNAUTHORIZED), request: () => ({ body: { uses: [] } }) },
  machineCards: { ...anybody(UNAUTHORIZED), request: () => ({}) },
  internalCard: { ...operators, request: () => ({ parameters: { uid: CARDS.plain } }) },
  internalTransaction: { ...operators, request: ({ payment }) => ({ parameters: { id: payment } }) },
  metrics: { ...operators, request: () => ({}) },
};
