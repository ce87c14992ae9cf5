import { randomUUID } from 'node:crypto';
import { expectOutcome, expectThat } from '../ask.ts';
import type { CallInput } from '../ask.ts';
import { signIn } from '../facts.ts';
import { answers, check } from './check.ts';
import type { ChecksOfCalls, Context } from './check.ts';

const newEmail = (who = 'contrato') => `${who}.${randomUUID()}@demo.example`;

export const newResident = (fields: object = {}) => ({
  firstname: 'Ana',
  lastname: 'Paz',
  email: newEmail(),
  reference: 'Apartamento 101',
  ...fields,
});
export const newAdministrator = () => ({ name: 'Eva', lastname: 'Sosa', email: newEmail() });

/** The input that creates a resident in the first building. */
const resident = ({ facts }: Context, fields: object = {}): CallInput => ({
  token: facts.token,
  parameters: { id: facts.buildingId },
  body: newResident(fields),
});
/** The input that removes a resident. */
const removal = ({ facts }: Context, userId: string): CallInput => ({
  token: facts.token,
  parameters: { id: facts.buildingId, userId },
});

const readId = (json: unknown) => (json as { id: string }).id;

/** Creates a resident for a check. @returns its id */
export async function enterResident(context: Context, fields: object = {}): Promise<string> {
  const answer = await context.ask('createBuildingUser', resident(context, fields));
  return readId(expectOutcome(answer, '201').json);
}

/** Invites an administrator for a check. @returns the invitation's id */
export async function inviteAdministrator({ ask, facts }: Context): Promise<string> {
  const parameters = { adminId: facts.adminId };
  const sent = { token: facts.token, parameters, body: newAdministrator() };
  return readId(expectOutcome(await ask('inviteAdministrator', sent), '201').json);
}

const isListed = async ({ ask, facts }: Context, id: string) => {
  const sent = { token: facts.token, parameters: { id: facts.buildingId } };
  return expectOutcome(await ask('buildingUsers', sent), '200').text.includes(id);
};

/** The requirements for sessions, residents and passwords. */
export const ACCOUNT_CHECKS: ChecksOfCalls = {
  signin: [
    answers('a wrong password', 'signin', '401 ex_wrong_credentials', ({ options }) => ({
      body: {
        // An unknown e-mail gets the same answer, and no account of the server is locked by the attempt.
        emailAddress: newEmail('nadie'),
        password: 'Incorrecta1',
        recaptchaToken: options['login-captcha'],
      },
    })),
    answers('a captcha that vouches for nothing', 'signin', '422 ex_captcha_refused', ({ options }) => ({
      body: { emailAddress: options['own-email'], password: options.password, recaptchaToken: 'nothing' },
    })),
  ],
  signout: [
    check('the session is over afterwards, and the others are not', async ({ ask, options, facts }) => {
      const { token } = await signIn(ask, options, options['own-email']);
      expectOutcome(await ask('signout', { token }), '204');
      expectOutcome(await ask('colivingBuildings', { token }), '401 ex_unauthorized');
      expectOutcome(await ask('colivingBuildings', { token: facts.token }), '200');
    }),
  ],
  createBuildingUser: [
    check('whoever was entered is in the list, and not twice', async (context) => {
      const email = newEmail();
      const id = await enterResident(context, { email });
      expectThat(await isListed(context, id), 'the list does not have them');
      const again = await context.ask('createBuildingUser', resident(context, { email }));
      expectOutcome(again, '409 ex_email_taken');
      expectOutcome(await context.ask('deleteBuildingUser', removal(context, id)), '204');
    }),
  ],
  deleteBuildingUser: [
    check('whoever was removed is gone, and unknown the second time', async (context) => {
      const id = await enterResident(context);
      expectOutcome(await context.ask('deleteBuildingUser', removal(context, id)), '204');
      expectThat(!(await isListed(context, id)), 'the list still has them');
      expectOutcome(await context.ask('deleteBuildingUser', removal(context, id)), '404 ex_not_found');
    }),
  ],
  resendConfirmation: [
    check('with an empty body of JSON', async (context) => {
      const id = await enterResident(context);
      const sent = { token: context.facts.token, parameters: { id }, body: '' };
      expectOutcome(await context.ask('resendConfirmation', sent), '204');
      expectOutcome(await context.ask('deleteBuildingUser', removal(context, id)), '204');
    }),
    answers('for nobody', 'resendConfirmation', '404 ex_not_found', ({ facts }) => ({
      token: facts.token,
      parameters: { id: randomUUID() },
    })),
  ],
  changePassword: [
    answers('a weak one', 'changePassword', '422 ex_weak_password', ({ facts, options }) => ({
      token: facts.token,
      body: { emailAddress: options['own-email'], newPassword: 'corta' },
    })),
    answers('another account', 'changePassword', '404 ex_not_found', ({ facts, options }) => ({
      token: facts.token,
      body: { emailAddress: options['other-email'], newPassword: options.password },
    })),
  ],
  forgotPassword: [
    check(
      'known and unknown e-mails are told apart by nothing, and the captcha has to vouch',
      async ({ ask, options }) => {
        const forgot = (emailAddress: string, recaptchaToken = options['login-captcha']) =>
          ask('forgotPassword', { body: { emailAddress, recaptchaToken } });
        const known = expectOutcome(await forgot(options['other-email']), '204');
        const unknown = expectOutcome(await forgot(newEmail('nadie')), '204');
        expectThat(known.text === unknown.text, 'the answers differ');
        expectOutcome(await forgot(options['own-email'], 'nothing'), '422 ex_captcha_refused');
      },
    ),
  ],
  verifyToken: [
    check('an unknown token is told as invalid', async ({ ask }) => {
      const { json } = expectOutcome(await ask('verifyToken', { body: { token: randomUUID() } }), '200');
      const { valid, reason } = json as { valid: boolean; reason?: string };
      expectThat(!valid && reason === 'invalid', `valid ${String(valid)}, reason ${String(reason)}`);
    }),
  ],
};
