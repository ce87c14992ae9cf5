const WITHIN_MS = 20_000;

/**
 * Posts the form of a `pw_url`, as the browser does.
 *
 * @returns the address of the page that it leads to
 * @throws Error where the provider refuses the form
 */
export async function pageBehindForm(pwUrl: string): Promise<string> {
  const url = new URL(pwUrl);
  const fields = new URLSearchParams(url.search);
  url.search = '';
  const answer = await fetch(url, {
    method: 'POST',
    body: fields,
    redirect: 'manual',
    signal: AbortSignal.timeout(WITHIN_MS),
  });
  const location = answer.headers.get('location');
  const html = await answer.text();
  if (location === null)
    throw new Error(`${url.href} refused ${fields.toString()}: ${answer.status} ${html.slice(-200)}`);
  return new URL(location, url).href;
}
