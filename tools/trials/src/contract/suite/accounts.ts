import { randomUUID } from 'node:crypto';
import { expectOutcome, expectThat } from '../ask.ts';
import { signIn } from '../facts.ts';
import type { Check, Context } from './check.ts';

export const newResident = (fields: object = {}) => ({
  firstname: 'Ana',
  lastname: 'Paz',
  email: `contrato.${randomUUID()}@demo.example`,
  reference: 'Apartamento 101',
  ...fields,
});

/** Creates a resident for a check. @returns its id */
export async function enterResident({ ask, facts }: Context, fields: object = {}): Promise<string> {
  const sent = { token: facts.token, parameters: { id: facts.buildingId }, body: newResident(fields) };
  const { json } = expectOutcome(await ask('createBuildingUser', sent), '201');
  return (json as { id: string }).id;
}

export const newAdministrator = () => ({
  name: 'Eva',
  lastname: 'Sosa',
  email: `contrato.${randomUUID()}@demo.example`,
});

/** Invites an administrator for a check. @returns the invitation's id */
export async function inviteAdministrator({ ask, facts }: Context): Promise<string> {
  const sent = {
    token: facts.token,
    parameters: { adminId: facts.adminId },
    body: newAdministrator(),
  };
  const { json } = expectOutcome(await ask('inviteAdministrator', sent), '201');
  return (json as { id: string }).id;
}

const usersOf = async ({ ask, facts }: Context) => {
  const sent = { token: facts.token, parameters: { id: facts.buildingId } };
  return expectOutcome(await ask('buildingUsers', sent), '200').text;
};

export const signinChecks: readonly Check[] = [
  {
    name: 'a wrong password',
    run: async ({ ask, options }) => {
      const body = {
        // An unknown e-mail gets the same answer, and no account of the server is locked by the attempt.
        emailAddress: `nadie.${randomUUID()}@demo.example`,
        password: 'Incorrecta1',
        recaptchaToken: options.loginCaptcha,
      };
      expectOutcome(await ask('signin', { body }), '401 ex_wrong_credentials');
    },
  },
  {
    name: 'a captcha that vouches for nothing',
    run: async ({ ask, options }) => {
      const body = { emailAddress: options.email, password: options.password, recaptchaToken: 'nothing' };
      expectOutcome(await ask('signin', { body }), '422 ex_captcha_refused');
    },
  },
];

export const signoutChecks: readonly Check[] = [
  {
    name: 'the session is over afterwards, and the others are not',
    run: async ({ ask, options, facts }) => {
      const { token } = await signIn(ask, options, options.email);
      expectOutcome(await ask('signout', { token }), '204');
      expectOutcome(await ask('colivingBuildings', { token }), '401 ex_unauthorized');
      expectOutcome(await ask('colivingBuildings', { token: facts.token }), '200');
    },
  },
];

export const residentsChecks: readonly Check[] = [
  {
    name: 'whoever was entered is in the list, and not twice',
    run: async (context) => {
      const email = `contrato.${randomUUID()}@demo.example`;
      const id = await enterResident(context, { email });
      expectThat((await usersOf(context)).includes(id), 'the list does not have them');
      const { ask, facts } = context;
      const again = {
        token: facts.token,
        parameters: { id: facts.buildingId },
        body: newResident({ email }),
      };
      expectOutcome(await ask('createBuildingUser', again), '409 ex_email_taken');
      await remove(context, id);
    },
  },
];

async function remove({ ask, facts }: Context, userId: string): Promise<void> {
  const parameters = { id: facts.buildingId, userId };
  expectOutcome(await ask('deleteBuildingUser', { token: facts.token, parameters }), '204');
}

export const removalChecks: readonly Check[] = [
  {
    name: 'whoever was removed is gone, and unknown the second time',
    run: async (context) => {
      const userId = await enterResident(context);
      await remove(context, userId);
      expectThat(!(await usersOf(context)).includes(userId), 'the list still has them');
      const parameters = { id: context.facts.buildingId, userId };
      const again = await context.ask('deleteBuildingUser', { token: context.facts.token, parameters });
      expectOutcome(again, '404 ex_not_found');
    },
  },
];

export const resendChecks: readonly Check[] = [
  {
    name: 'with an empty body of JSON, and for nobody',
    run: async (context) => {
      const { ask, facts } = context;
      const id = await enterResident(context);
      expectOutcome(
        await ask('resendConfirmation', { token: facts.token, parameters: { id }, body: '' }),
        '204',
      );
      const unknown = { token: facts.token, parameters: { id: randomUUID() } };
      expectOutcome(await ask('resendConfirmation', unknown), '404 ex_not_found');
      await remove(context, id);
    },
  },
];

export const passwordChecks: readonly Check[] = [
  {
    name: 'a weak one, and another account',
    run: async ({ ask, options, facts }) => {
      const change = (emailAddress: string, newPassword: string) =>
        ask('changePassword', { token: facts.token, body: { emailAddress, newPassword } });
      expectOutcome(await change(options.email, 'corta'), '422 ex_weak_password');
      expectOutcome(await change(options.otherEmail, options.password), '404 ex_not_found');
    },
  },
];

export const forgottenPasswordChecks: readonly Check[] = [
  {
    name: 'known and unknown e-mails are told apart by nothing, and the captcha has to vouch',
    run: async ({ ask, options }) => {
      const forgot = (emailAddress: string, recaptchaToken = options.loginCaptcha) =>
        ask('forgotPassword', { body: { emailAddress, recaptchaToken } });
      const known = expectOutcome(await forgot(options.otherEmail), '204');
      const unknown = expectOutcome(await forgot(`nadie.${randomUUID()}@demo.example`), '204');
      expectThat(known.text === unknown.text, 'the answers differ');
      expectOutcome(await forgot(options.email, 'nothing'), '422 ex_captcha_refused');
    },
  },
];

export const invitationChecks: Readonly<Record<'verifyToken' | 'confirmUser', readonly Check[]>> = {
  verifyToken: [
    {
      name: 'an unknown token is told as invalid',
      run: async ({ ask }) => {
        const { json } = expectOutcome(await ask('verifyToken', { body: { token: randomUUID() } }), '200');
        const { valid, reason } = json as { valid: boolean; reason?: string };
        expectThat(!valid && reason === 'invalid', `valid ${String(valid)}, reason ${String(reason)}`);
      },
    },
  ],
  confirmUser: [],
};
