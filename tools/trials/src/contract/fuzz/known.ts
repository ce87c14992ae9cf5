import { CHANNEL_NAMES } from '@laundry/api-contract';
import type { DocumentedName } from '@laundry/api-contract/openapi';
import { DEMO_ACCOUNTS } from '@laundry/sandbox';
import { readField } from '../ask.ts';
import type { Ask } from '../ask.ts';
import { signIn } from '../facts.ts';
import type { Facts } from '../facts.ts';
import type { ContractOptions } from '../options.ts';
import type { Caller } from './plan.ts';

/** The number of latest created ids that are stored for later requests. */
const MAX_IDS = 50;

function keep(ids: string[], id: unknown): void {
  if (typeof id !== 'string') return;
  ids.push(id);
  if (ids.length > MAX_IDS) ids.shift();
}

/** Values that exist at the server, by the names of the fields that refer to them. */
export function knownFrom(facts: Facts, options: ContractOptions) {
  const payments: string[] = [];
  const residents: string[] = [];
  const invitations: string[] = [];
  const cards = [options.card, options['splitting-card'], options['lost-card'], options['unknown-card']];
  const buildings = [facts.buildingId, facts.otherBuildingId];
  const FIELDS: Readonly<Record<string, readonly unknown[]>> = {
    uid: cards,
    param1: cards,
    card: cards,
    uuid: cards,
    channel: CHANNEL_NAMES,
    currency: [858],
    amount: [400, 250.5, 1, 20_000],
    quantity: [1, 2, 10],
    paymentMethod: [0, 1, 2, 3],
    tipoDoc: [0, 1, 2],
    nroDoc: ['', '1.234.567-2', 'AB123456'],
    branding_item_id: [facts.itemId],
    building: buildings,
    unit: [facts.unitId, ''],
    machine: [facts.machineId, ''],
    adminId: [facts.adminId],
    userId: residents,
    from: ['2026-01-01'],
    to: ['2026-12-31'],
    perPage: [1, 50, 1000],
    page: [1, 2],
    recaptchaToken: [options['login-captcha'], options['report-captcha']],
    emailAddress: [options['own-email']],
    newPassword: [options.password],
    outcome: ['aprobada', 'rechazada', 'cancelada'],
    numeroOrden: payments,
  };
  /** Fields whose meaning differs in one call. */
  const OF_CALLS: Readonly<Partial<Record<DocumentedName, Readonly<Record<string, readonly unknown[]>>>>> = {
    // Not an account that sends the requests: wrong passwords would lock it.
    signin: {
      emailAddress: [DEMO_ACCOUNTS[2].email],
      password: [options.password, options.password, 'x'],
      recaptchaToken: [options['login-captcha']],
    },
    // No account's address: generated requests must not mail links to real accounts.
    forgotPassword: {
      emailAddress: ['nadie@demo.example'],
      recaptchaToken: [options['login-captcha']],
    },
    transactionStatus: { id: payments },
    internalTransaction: { id: payments },
    resendConfirmation: { id: residents },
    // Invitations only: the administrators that send the requests must not be removed.
    removeAdministrator: { id: invitations },
    resendAdministratorInvitation: { id: invitations },
    building: { id: buildings },
    buildingUsers: { id: buildings },
    createBuildingUser: { id: buildings },
    deleteBuildingUser: { id: [facts.buildingId] },
    cardMethods: { recaptchaToken: ['', 'nothing'] },
    cardMachines: { recaptchaToken: ['', 'nothing'] },
    sendReportByUid: { recaptchaToken: [options['report-captcha']] },
  };
  return {
    findValues: (call: DocumentedName, field: string) => OF_CALLS[call]?.[field] ?? FIELDS[field] ?? [],
    /** Whether a field always gets the known value: another password would lock out later requests. */
    isFixed: (field: string) => field === 'newPassword',
    /**
     * Whether broken requests never get the known value: if they were broken elsewhere, they would succeed
     * and, for example, change a password.
     */
    isGuarded: (call: DocumentedName, field: string) => call === 'changePassword' && field === 'emailAddress',
    /** Stores the id of something that a request has created. */
    learn: (call: DocumentedName, json: unknown): void => {
      if (call === 'createTransaction' || call === 'createBrandingTransaction')
        keep(payments, readField(json, 'transaction_id'));
      if (call === 'createBuildingUser') keep(residents, readField(json, 'id'));
      if (call === 'inviteAdministrator') keep(invitations, readField(json, 'id'));
    },
  };
}
export type Known = ReturnType<typeof knownFrom>;

/** The tokens of the callers. A session that a request has ended is replaced. */
export function openSessions(ask: Ask, options: ContractOptions, facts: Facts) {
  const tokens: Record<Caller, string | undefined> = {
    administrator: facts.token,
    stranger: facts.otherToken,
    resident: facts.residentToken,
    none: undefined,
    garbage: 'not-a-token',
  };
  const emails: Readonly<Partial<Record<Caller, string>>> = {
    administrator: options['own-email'],
    stranger: options['other-email'],
    resident: options['resident-email'],
  };
  const renewing = new Map<string, Promise<void>>();

  async function renew(caller: Caller, token: string): Promise<void> {
    const email = emails[caller];
    if (email === undefined || tokens[caller] !== token) return;
    // If another request changes the password at the same moment, this attempt fails and is repeated.
    const again = () => signIn(ask, options, email);
    tokens[caller] = (await again().catch(again).catch(again)).token;
  }

  return {
    findToken: (caller: Caller) => tokens[caller],
    /** Replaces an ended session once, even if several requests report its end. */
    renew: (caller: Caller, token: string): Promise<void> => {
      const underWay = renewing.get(token) ?? renew(caller, token);
      renewing.set(token, underWay);
      return underWay;
    },
  };
}
