import type { ChannelName } from '@laundry/api-contract';
import type { CreatedPayment } from './submitPayment.ts';

const PAGE_WITHIN_MS = 20_000;
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

/** The answer of a provider's page: its redirect and its HTML. */
interface Page {
  readonly status: number;
  readonly location: string | undefined;
  readonly html: string;
}

async function submit(url: string, fields: URLSearchParams): Promise<Page> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: FORM,
    body: fields.toString(),
    redirect: 'manual',
    signal: AbortSignal.timeout(PAGE_WITHIN_MS),
  });
  const location = answer.headers.get('location');
  return {
    status: answer.status,
    location: location === null ? undefined : new URL(location, url).href,
    html: await answer.text(),
  };
}

/** PagosWeb's page is reached by a form that the browser posts. */
async function afterForm(processor: string | undefined): Promise<string | undefined> {
  if (processor === undefined) return undefined;
  const url = new URL(processor);
  const fields = new URLSearchParams(url.search);
  url.search = '';
  const { status, location, html } = await submit(url.href, fields);
  if (location === undefined)
    throw new Error(`PagosWeb refused ${fields.toString()}: ${status} ${html.slice(-200)}`);
  return location;
}

/** Finds the provider's page, by channel; undefined where the answer leads nowhere. */
const PAGES: Readonly<
  Record<ChannelName, (payment: CreatedPayment, simulators: string) => Promise<string | undefined>>
> = {
  MercadoPagos: async ({ checkout }) => checkout,
  RedPagos: async ({ checkout }) => checkout,
  Bancard: async ({ processId }, simulators) =>
    processId && `${simulators}/bancard/checkout/new?process_id=${encodeURIComponent(processId)}`,
  PagosWeb: async ({ processor }) => afterForm(processor),
};

/** The address of the page at which a payment is made. @throws Error where there is none */
export async function pageOf(
  channel: ChannelName,
  payment: CreatedPayment,
  simulators: string,
): Promise<string> {
  const page = await PAGES[channel](payment, simulators);
  if (page === undefined) throw new Error(`${channel} of ${payment.id} leads nowhere`);
  return page;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#39;': "'",
  '&lt;': '<',
  '&gt;': '>',
};
const unescape = (text: string) =>
  text.replaceAll(/&(?:amp|quot|#39|lt|gt);/g, (name) => ENTITIES[name] ?? '');

const HIDDEN = /<input type="hidden" name="(?<name>[^"]*)" value="(?<value>[^"]*)">/g;
const ACTION = /<form method="post" action="(?<action>[^"]*)" data-submit>/;

/**
 * Clicks a button of the page and returns to the shop; where the page posts a form for that, posts it as a
 * browser does.
 */
export async function choose(page: string, choice: string): Promise<void> {
  const { html } = await submit(page, new URLSearchParams({ choice }));
  const action = ACTION.exec(html)?.groups?.['action'];
  if (action === undefined) return;
  const fields = new URLSearchParams();
  for (const { groups } of html.matchAll(HIDDEN))
    fields.append(unescape(groups?.['name'] ?? ''), unescape(groups?.['value'] ?? ''));
  // The return may reach an instance that has just died. The browser would show an error, and nothing else
  // follows from it.
  await submit(unescape(action), fields).catch(() => undefined);
}
