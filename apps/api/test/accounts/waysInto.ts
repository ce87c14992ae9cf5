import { PASSWORD } from '../support/demoData.ts';
import type { TestApp } from '../support/testApp.ts';

/** The address from which accounts sign in by default. */
export const HOME = '198.51.100.1';

/** How somebody signs in: by default from `HOME`, with only the right password. */
export interface From {
  readonly address?: string;
  readonly cookie?: string;
  readonly password?: string;
  readonly deviceLink?: string;
}

/** Functions that sign in: once, or several times with a wrong password. */
export function waysInto(app: TestApp) {
  const signin = (
    emailAddress: string,
    { address = HOME, cookie, password = PASSWORD, deviceLink }: From = {},
  ) =>
    app.post(
      '/public-site/v1/signin',
      { emailAddress, password, recaptchaToken: 'token', ...(deviceLink !== undefined && { deviceLink }) },
      { 'x-forwarded-for': address, ...(cookie !== undefined && { cookie }) },
    );
  /** Signs in with a wrong password several times, one after the other. @returns the statuses */
  const wrong = async (times: number, email: string, from: (time: number) => From) => {
    const seen: number[] = [];
    for (let time = 0; time < times; time += 1)
      seen.push((await signin(email, { password: 'Otra2026', ...from(time) })).status);
    return seen;
  };
  return { signin, wrong };
}
