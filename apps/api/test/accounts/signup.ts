import { randomUUID } from 'node:crypto';
import { IDS } from '../support/demoData.ts';
import { startMailingApp } from '../support/mailServer.ts';
import { LONG_SESSIONS } from '../support/testApp.ts';
import type { Answered } from '../support/testApp.ts';
import { waysInto } from './waysInto.ts';

/** A password that meets all requirements, with any characters. */
export const GOOD = ' ÑñÉ 7👩‍🚀<b>" ';

/** The link of an administrator's invitation, or for a new password. */
export const PASSWORD_LINK =
  /: http:\/\/admin\.localhost:4200\/dashboard\/reset-password\?token=([\w-]{43})(?:&invited=1)?$/m;
const LINK = /: http:\/\/localhost:4200\/complete-signup\?token=([\w-]{43})$/m;

/** The fields of a new resident, each with an e-mail of its own. */
let count = 0;
export const resident = (fields: object = {}) => {
  count += 1;
  return {
    firstname: 'Ana',
    lastname: 'Paz',
    email: `ana.paz${count}@correo.example`,
    reference: 'Apartamento 101',
    ...fields,
  };
};

/** A row of `residents`: a resident of the plain building who was not invited. */
export const residentRow = (fields: object = {}) => ({
  ...resident(),
  id: randomUUID(),
  building_id: IDS.plain as string,
  administration_id: IDS.administration as string,
  created_at: new Date(),
  ...fields,
});

/** A row of `accounts`: by default a colleague of the administrator. */
export const accountRow = (email: string, fields: object = {}) => ({
  email,
  role: 'BUILDING_ADM',
  name: 'Eva',
  lastname: 'Demo',
  administration_id: IDS.administration,
  password_hash: 'x',
  ...fields,
});

/** Starts the API with a mail server. @returns it with the calls of two administrations */
export async function startSignup(environment: Record<string, string> = {}) {
  const app = await startMailingApp({ ...LONG_SESSIONS, ...environment });

  async function administration(email: string, building: string) {
    const headers = await app.session(email);
    const users = (id = building) => `/public-site/v1/administrations/buildings/${id}/users`;
    const ask = (method: 'GET' | 'POST' | 'DELETE', url: string) => app.call({ method, url, headers });
    return {
      headers,
      ask,
      list: () => app.json<{ id: string; email: string; validatedAt: string | null }[]>(users(), headers),
      users,
      enter: (
        fields: object = resident(),
        more: { building?: string; key?: string } = {},
      ): Promise<Answered> =>
        app.post(users(more.building), fields, {
          ...headers,
          ...(more.key !== undefined && { 'idempotency-key': more.key }),
        }),
      remove: (id: string, from?: string) => ask('DELETE', `${users(from)}/${id}`),
      resend: (id: string) => ask('POST', `/public-site/v1/users/${id}/resend-confirmation`),
    };
  }

  /** Sends queued mails. @returns all that an address got, oldest first */
  async function mailsTo(email: string) {
    return (await app.sendAll()).filter(({ to }) => to.includes(email));
  }

  return {
    app,
    ways: waysInto(app),
    ours: await administration('administracion@demo.example', IDS.plain),
    theirs: await administration('otra@demo.example', IDS.other),
    mailsTo,
    /** The token of the newest invitation that an address got. */
    findToken: (email: string) => app.mailed(LINK, email),
    verify: async (token: string) => (await app.post('/public-site/v1/users/verify-token', { token })).body,
    confirm: (token: string, password: unknown = GOOD) =>
      app.post('/public-site/v1/users/confirm', { token, password }),
    reset: (token: string, password: unknown = GOOD) =>
      app.post('/public-site/v1/users/reset-password', { token, password }),
    close: () => app.close(),
  };
}
