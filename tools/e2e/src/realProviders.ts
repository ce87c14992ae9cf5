import { CHANNEL_FACTS, CHANNEL_NAMES } from '@laundry/api-contract';
import { CHANNELS } from '@laundry/payment-channels/client';
import { SETTINGS } from '@laundry/brand';
import type { BrowserContext, Route } from '@playwright/test';
import type { Addresses } from './stacks.ts';

/** The origins of payments as production has them. */
export const paymentOrigins = SETTINGS.SITE_PAYMENT_ORIGINS.production;

/** The addresses of the providers, and each one's double in a local run. */
function listDoubles({ simulators }: Addresses) {
  const second = simulators.replace('//localhost', '//127.0.0.1');
  return [
    ['https://www.google.com/recaptcha', `${simulators}/recaptcha`],
    ['https://www.gstatic.com/recaptcha/releases', `${second}/recaptcha/releases`],
    ['https://recaptcha.google.com/recaptcha/api2', `${second}/recaptcha/api2`],
    [
      new URL(SETTINGS.SITE_BANCARD_SCRIPT_URL.production).origin,
      `${simulators}/${CHANNEL_FACTS.Bancard.path}`,
    ],
    ...CHANNEL_NAMES.flatMap((name) => {
      const { paymentOrigin } = CHANNELS[name];
      return paymentOrigin === undefined
        ? []
        : [[paymentOrigin, `${simulators}/${CHANNEL_FACTS[name].path}`] as const];
    }),
  ] as const;
}

/** The double's address for a provider's one. A simulator's links to its files have its folder already. */
function doubleFor(url: string, [real, double]: readonly [string, string]): string {
  const { origin, pathname: folder } = new URL(double);
  const rest = url.slice(real.length);
  return rest.startsWith(`${folder}/`) ? `${origin}${rest}` : `${double}${rest}`;
}

/**
 * Answers a browser's requests to the providers' own addresses by the doubles, so that the policy is applied
 * to the providers' addresses. Requests to neither a site nor a provider are aborted.
 */
export async function serveProviders(context: BrowserContext, addresses: Addresses): Promise<void> {
  const doubles = listDoubles(addresses);
  const named = (text: string) =>
    doubles.reduce((changed, [real, double]) => changed.replaceAll(double, real), text);

  async function answer(route: Route, url: string): Promise<void> {
    const response = await route.fetch({ url, maxRedirects: 0 });
    const { location } = response.headers();
    // Playwright does not intercept the target of a redirect, so a page with a refresh leads there instead.
    const leading = `<meta http-equiv="refresh" content="0;url=${named(location ?? '')}">`;
    await (location === undefined
      ? route.fulfill({ response, body: named(await response.text()) })
      : route.fulfill({ contentType: 'text/html', body: leading }));
  }

  const ours = [addresses.site, addresses.portal];
  await context.route(
    (url) => !ours.includes(url.origin),
    async (route) => {
      const url = route.request().url();
      const double = doubles.find(([real]) => url.startsWith(`${real}/`));
      await (double ? answer(route, doubleFor(url, double)) : route.abort());
    },
  );
  // The API knows the doubles only.
  await context.route('**/api/v1/transaction/create', (route) => answer(route, route.request().url()));
}
