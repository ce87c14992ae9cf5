import { randomUUID } from 'node:crypto';
import type { CallName } from '@laundry/api-contract';
import type { CallInput } from '../ask.ts';
import { enterResident, inviteAdministrator, newAdministrator, newResident } from './accounts.ts';
import type { Context } from './check.ts';
import { purchase, topUp } from './payments.ts';
import { dayBefore, period } from './reports.ts';

/** A request that must succeed, without its token, and its outcome where that is not the call's success. */
interface Sample {
  readonly sent: (context: Context) => CallInput | Promise<CallInput>;
  readonly outcome?: string;
}

const ofBuilding = ({ facts }: Context): CallInput => ({ parameters: { id: facts.buildingId } });
const ofAdministration = ({ facts }: Context): CallInput => ({ parameters: { adminId: facts.adminId } });
const report = (context: Context): CallInput => ({ query: period(context) });

/** One for each call; a call without a sample does not compile. */
export const SAMPLES: Readonly<Record<CallName, Sample>> = {
  signin: {
    sent: ({ options }) => ({
      body: {
        emailAddress: options.email,
        password: options.password,
        recaptchaToken: options.loginCaptcha,
      },
    }),
  },
  signout: { sent: () => ({}) },
  cardMethods: { sent: ({ options }) => ({ query: { param1: options.card } }) },
  cardMachines: { sent: ({ options }) => ({ query: { param1: options.card } }) },
  createTransaction: { sent: (context) => ({ body: topUp(context) }) },
  transactionStatus: {
    sent: async (context) => {
      const { json } = await context.ask('createTransaction', { body: topUp(context) });
      return { parameters: { id: String((json as { transaction_id: unknown }).transaction_id) } };
    },
  },
  supportInfo: {
    sent: () => ({
      body: {
        key_msg: 'contact_info',
        line1: 'Ana Paz',
        emailAddress: 'contrato@demo.example',
        line2: '099123456',
        line3: 'Contrato',
        bodytxt: 'Prueba del contrato',
      },
    }),
  },
  sendReportByUid: {
    sent: ({ options }) => ({
      query: {
        card: options.card,
        email: 'contrato@demo.example',
        recaptchaToken: options.reportCaptcha,
      },
    }),
  },
  brandingItems: { sent: () => ({}) },
  laundromats: { sent: () => ({}) },
  laundromat: { sent: ({ facts }) => ({ parameters: { slug: facts.slug } }) },
  createBrandingTransaction: { sent: (context) => ({ body: purchase(context) }) },
  administrationBuildings: { sent: ofAdministration },
  reportTransactions: { sent: report },
  verifyToken: { sent: () => ({ body: { token: randomUUID() } }) },
  // Invitations are mailed, which a server's calls do not show.
  confirmUser: {
    sent: () => ({ body: { token: randomUUID(), password: 'Lavadero2026' } }),
    outcome: '422 ex_token_invalid',
  },
  forgotPassword: {
    sent: ({ options }) => ({
      body: {
        emailAddress: `contrato.${randomUUID()}@demo.example`,
        recaptchaToken: options.loginCaptcha,
      },
    }),
  },
  resetPassword: {
    sent: () => ({ body: { token: randomUUID(), password: 'Lavadero2026' } }),
    outcome: '422 ex_token_invalid',
  },
  colivingBuildings: { sent: () => ({}) },
  buildingUsers: { sent: ofBuilding },
  createBuildingUser: { sent: (context) => ({ ...ofBuilding(context), body: newResident() }) },
  deleteBuildingUser: {
    sent: async (context) => ({
      parameters: { id: context.facts.buildingId, userId: await enterResident(context) },
    }),
  },
  resendConfirmation: { sent: async (context) => ({ parameters: { id: await enterResident(context) } }) },
  building: { sent: ofBuilding },
  reportUses: { sent: report },
  usesSummary: { sent: report },
  transactionsSummary: { sent: report },
  settlement: {
    sent: ({ facts }) => ({
      query: { month: dayBefore(0).slice(0, 'YYYY-MM'.length), building: facts.buildingId },
    }),
  },
  overview: { sent: ofAdministration },
  notificationPreferences: { sent: () => ({}) },
  setNotificationPreferences: { sent: () => ({ body: { monthly_settlement: false } }) },
  administrators: { sent: ofAdministration },
  inviteAdministrator: {
    sent: (context) => ({ ...ofAdministration(context), body: newAdministrator() }),
  },
  removeAdministrator: {
    sent: async (context) => ({
      parameters: { adminId: context.facts.adminId, id: await inviteAdministrator(context) },
    }),
  },
  resendAdministratorInvitation: {
    sent: async (context) => ({
      parameters: { adminId: context.facts.adminId, id: await inviteAdministrator(context) },
    }),
  },
  activity: { sent: ofAdministration },
  changePassword: {
    sent: ({ options }) => ({ body: { emailAddress: options.email, newPassword: options.password } }),
  },
};
