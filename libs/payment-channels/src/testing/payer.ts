import type { TransactionCreated } from '@laundry/api-contract';

/** The answer to a creation. */
export interface CreatedPayment extends Pick<TransactionCreated, 'checkout' | 'process_id' | 'pw_url'> {
  readonly transaction_id: string;
}

/** A notification from somebody without the provider's secret. */
export interface Forgery {
  readonly path: string;
  readonly type: 'application/json' | 'application/x-www-form-urlencoded';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string;
}

/** What a payer without a browser, and a forger, need to know of a channel. */
export interface SimulatedPayer {
  /** The fields that its creation demands. */
  readonly demanded: object;
  /** The address of the provider's page; none where the answer leads nowhere. */
  readonly findPage: (payment: CreatedPayment, simulators: string) => Promise<string | null | undefined>;
  /** Notifications that claim an approval of an order, signed without the secret. */
  readonly forgeries: (order: string, pesos: number) => readonly [Forgery, ...Forgery[]];
}

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
