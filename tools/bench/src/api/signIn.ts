import { ADMINISTRATOR } from '../portal/buildings.ts';

interface Token {
  readonly token: string;
}

/** Signs in as the benchmark's administrator. @returns the session's token */
export async function signIn(api: string, simulators: string): Promise<string> {
  const captcha = (await (await fetch(`${simulators}/recaptcha/token?action=login`)).json()) as Token;
  const answer = await fetch(`${api}/public-site/v1/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      emailAddress: ADMINISTRATOR.email,
      password: ADMINISTRATOR.password,
      recaptchaToken: captcha.token,
    }),
  });
  if (!answer.ok) throw new Error(`signin: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as Token).token;
}
