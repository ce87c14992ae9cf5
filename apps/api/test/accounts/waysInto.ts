import { PASSWORD } from '../support/demoData.ts';
import type { TestApp } from '../support/testApp.ts';

export const SIGNIN = '/public-site/v1/signin';
/** The address that an account is signed in from where a test names no other. */
export const HOME = '198.51.100.1';

/** Where somebody signs in from, and by what. */
export interface From {
  readonly address?: string;
  readonly cookie?: string;
  readonly password?: string;
  readonly deviceLink?: string;
}

/** Signs in, with the right password or many times with a wrong one. */
export function waysInto(app: TestApp) {
  const signin = (
    emailAddress: string,
    { address = HOME, cookie, password = PASSWORD, deviceLink }: From = {},
  ) =>
    app.post(
      SIGNIN,
      { emailAddress, password, recaptchaToken: 'token', ...(deviceLink !== undefined && { deviceLink }) },
      { 'x-forwarded-for': address, ...(cookie !== undefined && { cookie }) },
    );
  /** Wrong tries, one after the other, and what they were answered. */
  const wrong = async (times: number, email: string, from: (time: number) => From) => {
    const seen: number[] = [];
    for (let time = 0; time < times; time += 1)
      seen.push((await signin(email, { password: 'Otra2026', ...from(time) })).status);
    return seen;
  };
  return { signin, wrong };
}
