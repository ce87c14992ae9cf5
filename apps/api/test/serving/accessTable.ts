import { randomUUID } from 'node:crypto';
import type { DocumentedName } from '@laundry/api-contract/openapi';
import { CARDS, IDS, PASSWORD, SLUG } from '../support/demoData.ts';
import { resident } from '../accounts/signup.ts';
import { topUp } from '../support/testApp.ts';

/**
 * Who sends the request: nobody, one with the site's public token, with a session that is over, and so on.
 */
export const CALLERS = ['none', 'public', 'expired', 'resident', 'own', 'another', 'operator'] as const;
export type Caller = (typeof CALLERS)[number];

/** What a call asks for: always things of the administration that the caller `own` belongs to. */
export interface RequestParts {
  readonly parameters?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
  readonly form?: Readonly<Record<string, string>>;
}

/** What there is to be asked for. */
export interface World {
  /** A payment of the plain building's card. */
  readonly payment: string;
  /** Enters another resident of the plain building. @returns its id */
  readonly enter: () => Promise<string>;
  /** Invites another administrator. @returns the invitation's id */
  readonly inviteAdministrator: () => Promise<string>;
  /** Has the captcha vouch for an action. */
  readonly captcha: (action: 'login' | 'userReport') => void;
}

/** The status and, for a refusal, the code that each caller gets. */
interface Row extends Readonly<Record<Caller, string>> {
  readonly asks: (world: World) => RequestParts | Promise<RequestParts>;
  /** Whether it ends the session that comes with it, and is asked with one of its own. */
  readonly endsSession?: true;
}

const UNAUTHORIZED = '401 ex_unauthorized';
const FORBIDDEN = '403 ex_forbidden';
const UNKNOWN = '404 ex_not_found';
const MISSING = '422 ex_missing_parameters';

const anybody = (answer: string) =>
  ({
    none: answer,
    public: answer,
    expired: answer,
    resident: answer,
    own: answer,
    another: answer,
    operator: answer,
  }) as const;

const administrators = (answer: string, another = UNKNOWN) =>
  ({
    none: UNAUTHORIZED,
    public: UNAUTHORIZED,
    expired: UNAUTHORIZED,
    resident: FORBIDDEN,
    own: answer,
    another,
    operator: UNAUTHORIZED,
  }) as const;

const operators = { ...anybody(UNKNOWN), operator: '200' };

const DAYS = { from: '2026-03-01', to: '2026-03-31' };
const report = { query: { ...DAYS, building: IDS.plain } };
const building = { parameters: { id: IDS.plain } };
const administration = { parameters: { adminId: IDS.administration } };
const forged = {
  ventaAprobada: 'True',
  numeroTransaccion: '777',
  monto: '400,00',
  numeroOrden: randomUUID(),
  idCliente: '4210',
  Fecha: '2026-10-25 11:18:00',
  responseSecurityToken: 'AAAA',
};
/** Somebody whom nobody has invited yet. */
export const newAdministrator = () => ({
  name: 'Eva',
  lastname: 'Sosa',
  email: `${randomUUID()}@demo.example`,
});
/** Nothing is stated of it, so that no money moves. */
const ofPayment = ({ payment }: World): RequestParts => ({ parameters: { id: payment }, body: {} });
const webhook = {
  query: { 'data.id': '1', type: 'payment' },
  body: { type: 'payment', data: { id: '1' } },
};

/**
 * Who gets what from every call: the API's one table of access. A call that the contract has and this table
 * has not does not compile: give it a row that asks for something of the administration `own`, and say what
 * each caller gets.
 */
export const ACCESS: Readonly<Record<DocumentedName, Row>> = {
  signin: {
    ...anybody('200'),
    asks: ({ captcha }) => {
      captcha('login');
      const emailAddress = 'administracion@demo.example';
      return { body: { emailAddress, password: PASSWORD, recaptchaToken: 'token' } };
    },
  },
  signout: { ...anybody('204'), asks: () => ({}), endsSession: true },
  cardMethods: { ...anybody('200'), asks: () => ({ query: { param1: CARDS.plain } }) },
  createTransaction: { ...anybody('201'), asks: () => ({ body: topUp() }) },
  transactionStatus: { ...anybody('200'), asks: ({ payment }) => ({ parameters: { id: payment } }) },
  supportInfo: {
    ...anybody('204'),
    asks: () => ({
      body: {
        key_msg: 'contact_info',
        line1: 'Ana',
        emailAddress: 'ana@demo.example',
        bodytxt: 'Hola',
      },
    }),
  },
  sendReportByUid: {
    ...anybody('200'),
    asks: ({ captcha }) => {
      captcha('userReport');
      return { query: { card: CARDS.plain, email: `${randomUUID()}@demo.example`, recaptchaToken: 'token' } };
    },
  },
  brandingItems: { ...anybody('200'), asks: () => ({}) },
  laundromats: { ...anybody('200'), asks: () => ({}) },
  laundromat: { ...anybody('200'), asks: () => ({ parameters: { slug: SLUG } }) },
  createBrandingTransaction: {
    ...anybody('201'),
    asks: () => {
      const { uid: _uid, amount: _amount, ...payer } = topUp();
      const shipping = { phone: '099123456', address: 'Rivera 2480' };
      return { body: { ...payer, ...shipping, branding_item_id: IDS.bag, quantity: 1 } };
    },
  },
  administrationBuildings: { ...administrators('200'), asks: () => administration },
  reportTransactions: { ...administrators('200'), asks: () => report },
  verifyToken: { ...anybody('200'), asks: () => ({ body: { token: 'x' } }) },
  confirmUser: {
    ...anybody('422 ex_token_invalid'),
    asks: () => ({ body: { token: 'x', password: PASSWORD } }),
  },
  forgotPassword: {
    ...anybody('204'),
    asks: ({ captcha }) => {
      captcha('login');
      return { body: { emailAddress: `${randomUUID()}@demo.example`, recaptchaToken: 'token' } };
    },
  },
  resetPassword: {
    ...anybody('422 ex_token_invalid'),
    asks: () => ({ body: { token: 'x', password: PASSWORD } }),
  },
  // Names no administration: each one gets its own buildings.
  colivingBuildings: { ...administrators('200', '200'), asks: () => ({}) },
  buildingUsers: { ...administrators('200'), asks: () => building },
  createBuildingUser: { ...administrators('201'), asks: () => ({ ...building, body: resident() }) },
  deleteBuildingUser: {
    ...administrators('204'),
    asks: async ({ enter }) => ({ parameters: { id: IDS.plain, userId: await enter() } }),
  },
  resendConfirmation: {
    ...administrators('204'),
    asks: async ({ enter }) => ({ parameters: { id: await enter() } }),
  },
  building: { ...administrators('200'), asks: () => building },
  reportUses: { ...administrators('200'), asks: () => report },
  usesSummary: { ...administrators('200'), asks: () => report },
  transactionsSummary: { ...administrators('200'), asks: () => report },
  settlement: {
    ...administrators('200'),
    asks: () => ({ query: { month: '2026-03', building: IDS.plain } }),
  },
  overview: { ...administrators('200'), asks: () => administration },
  // Each account's own.
  notificationPreferences: { ...administrators('200', '200'), asks: () => ({}) },
  setNotificationPreferences: {
    ...administrators('200', '200'),
    asks: () => ({ body: { monthly_settlement: false } }),
  },
  changePassword: {
    ...administrators('200'),
    asks: () => ({ body: { emailAddress: 'administracion@demo.example', newPassword: PASSWORD } }),
  },
  administrators: { ...administrators('200'), asks: () => administration },
  inviteAdministrator: {
    ...administrators('201'),
    asks: () => ({ ...administration, body: newAdministrator() }),
  },
  removeAdministrator: {
    ...administrators('204'),
    asks: async ({ inviteAdministrator }) => ({
      parameters: { adminId: IDS.administration, id: await inviteAdministrator() },
    }),
  },
  resendAdministratorInvitation: {
    ...administrators('204'),
    asks: async ({ inviteAdministrator }) => ({
      parameters: { adminId: IDS.administration, id: await inviteAdministrator() },
    }),
  },
  activity: { ...administrators('200'), asks: () => administration },
  healthz: { ...anybody('200'), asks: () => ({}) },
  readyz: { ...anybody('200'), asks: () => ({}) },
  // A token opens no notification: what the provider signed does.
  notifyMercadoPagos: { ...anybody(UNAUTHORIZED), asks: () => webhook },
  notifyRedPagos: { ...anybody(UNAUTHORIZED), asks: () => webhook },
  notifyBancard: {
    ...anybody(UNAUTHORIZED),
    asks: () => ({
      body: {
        operation: {
          token: '0'.repeat(32),
          shop_process_id: '1',
          response: 'S',
          response_code: '00',
          amount: '400.00',
          currency: '858',
        },
      },
    }),
  },
  // From an address that is not PagosWeb's (D48).
  notifyPagosWeb: { ...anybody(FORBIDDEN), asks: () => ({ form: forged }) },
  // There is none; accessoryPictures.test.ts gives one.
  accessoryPicture: {
    ...anybody(UNKNOWN),
    asks: () => ({ parameters: { file: `${'0'.repeat(32)}-400.avif` } }),
  },
  returnFromPagosWeb: {
    ...anybody('303'),
    asks: () => ({ parameters: { outcome: 'aprobada' }, form: forged }),
  },
  discrepancies: { ...operators, asks: () => ({}) },
  // There is none to be resolved: who may look is told that, in the words that everybody else gets.
  resolveDiscrepancy: {
    ...anybody(UNKNOWN),
    asks: () => ({ parameters: { id: randomUUID() }, body: { by: 'Ana', reason: 'x' } }),
  },
  statedRefund: { ...anybody(UNKNOWN), operator: MISSING, asks: ofPayment },
  statedChargeback: { ...anybody(UNKNOWN), operator: MISSING, asks: ofPayment },
  creditFromSuspense: { ...anybody(UNKNOWN), operator: MISSING, asks: ofPayment },
  // Nobody has paid anything for it yet.
  moneyOfTransaction: { ...anybody(UNKNOWN), asks: ({ payment }) => ({ parameters: { id: payment } }) },
  deadMails: { ...operators, asks: () => ({}) },
  retryDeadMail: { ...anybody(UNKNOWN), asks: () => ({ parameters: { id: randomUUID() } }) },
  companyCommand: {
    ...operators,
    asks: () => ({ parameters: { command: 'orders' }, body: { input: '{"shipped":false}' } }),
  },
  // A token opens nothing of the controllers': what they sign does.
  reportMachineUses: { ...anybody(UNAUTHORIZED), asks: () => ({ body: { uses: [] } }) },
  machineCards: { ...anybody(UNAUTHORIZED), asks: () => ({}) },
  internalCard: { ...operators, asks: () => ({ parameters: { uid: CARDS.plain } }) },
  internalTransaction: { ...operators, asks: ({ payment }) => ({ parameters: { id: payment } }) },
  metrics: { ...operators, asks: () => ({}) },
};
