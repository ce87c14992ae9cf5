import { randomUUID } from 'node:crypto';
import type { CallName } from '@laundry/api-contract';
import type { CallInput } from '../ask.ts';
import { enterResident, inviteAdministrator, newAdministrator, newResident } from './accounts.ts';
import type { Context } from './check.ts';
import { CREATIONS } from './payments.ts';
import { period, thisMonth } from './reports.ts';

/** A request that must succeed, without its token. */
type Sample = (context: Context) => CallInput | Promise<CallInput>;

const nothing: Sample = () => ({});
const ofBuilding = ({ facts }: Context) => ({ parameters: { id: facts.buildingId } });
const ofAdministration = ({ facts }: Context) => ({ parameters: { adminId: facts.adminId } });
const ofInvitation: Sample = async (context) => ({
  parameters: { adminId: context.facts.adminId, id: await inviteAdministrator(context) },
});
const report: Sample = (context) => ({ query: period(context) });
const ofCard: Sample = ({ options }) => ({ query: { param1: options.card } });
const newPassword: Sample = () => ({ body: { token: randomUUID(), password: 'Lavadero2026' } });

/** One for each call; a call without a sample does not compile. */
export const SAMPLES: Readonly<Record<CallName, Sample>> = {
  signin: ({ options }) => ({
    body: {
      emailAddress: options['own-email'],
      password: options.password,
      recaptchaToken: options['login-captcha'],
    },
  }),
  signout: nothing,
  cardMethods: ofCard,
  cardMachines: ofCard,
  createTransaction: (context) => ({ body: CREATIONS.createTransaction(context) }),
  transactionStatus: async (context) => {
    const { json } = await context.ask('createTransaction', { body: CREATIONS.createTransaction(context) });
    return { parameters: { id: String((json as { transaction_id: unknown }).transaction_id) } };
  },
  supportInfo: () => ({
    body: {
      key_msg: 'contact_info',
      line1: 'Ana Paz',
      emailAddress: 'contrato@demo.example',
      line2: '099123456',
      line3: 'Contrato',
      bodytxt: 'Prueba del contrato',
    },
  }),
  sendReportByUid: ({ options }) => ({
    query: {
      card: options.card,
      email: 'contrato@demo.example',
      recaptchaToken: options['report-captcha'],
    },
  }),
  brandingItems: nothing,
  laundromats: nothing,
  laundromat: ({ facts }) => ({ parameters: { slug: facts.slug } }),
  createBrandingTransaction: (context) => ({ body: CREATIONS.createBrandingTransaction(context) }),
  administrationBuildings: ofAdministration,
  reportTransactions: report,
  verifyToken: () => ({ body: { token: randomUUID() } }),
  confirmUser: newPassword,
  forgotPassword: ({ options }) => ({
    body: {
      emailAddress: `contrato.${randomUUID()}@demo.example`,
      recaptchaToken: options['login-captcha'],
    },
  }),
  resetPassword: newPassword,
  colivingBuildings: nothing,
  buildingUsers: ofBuilding,
  createBuildingUser: (context) => ({ ...ofBuilding(context), body: newResident() }),
  deleteBuildingUser: async (context) => ({
    parameters: { id: context.facts.buildingId, userId: await enterResident(context) },
  }),
  resendConfirmation: async (context) => ({ parameters: { id: await enterResident(context) } }),
  building: ofBuilding,
  reportUses: report,
  usesSummary: report,
  transactionsSummary: report,
  settlement: ({ facts }) => ({ query: { month: thisMonth(), building: facts.buildingId } }),
  overview: ofAdministration,
  notificationPreferences: nothing,
  setNotificationPreferences: () => ({ body: { monthly_settlement: false } }),
  administrators: ofAdministration,
  inviteAdministrator: (context) => ({ ...ofAdministration(context), body: newAdministrator() }),
  removeAdministrator: ofInvitation,
  resendAdministratorInvitation: ofInvitation,
  activity: ofAdministration,
  changePassword: ({ options }) => ({
    body: { emailAddress: options['own-email'], newPassword: options.password },
  }),
};

/**
 * The outcomes of samples that do not succeed: their tokens are only mailed, so the checks cannot send a
 * valid one.
 */
export const OUTCOMES: Readonly<Partial<Record<CallName, string>>> = {
  confirmUser: '422 ex_token_invalid',
  resetPassword: '422 ex_token_invalid',
};
