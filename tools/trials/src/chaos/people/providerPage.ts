import type { ChannelName } from '@laundry/api-contract';
import { PAYERS } from '@laundry/payment-channels/testing';
import type { CreatedPayment } from '@laundry/payment-channels/testing';

const PAGE_WITHIN_MS = 20_000;

/** Submits a form. @returns the HTML of the answer */
async function submit(url: string, fields: URLSearchParams): Promise<string> {
  const answer = await fetch(url, {
    method: 'POST',
    body: fields,
    redirect: 'manual',
    signal: AbortSignal.timeout(PAGE_WITHIN_MS),
  });
  return answer.text();
}

/** The address of the page at which a payment is made. @throws Error where there is none */
export async function openProviderPage(
  channel: ChannelName,
  payment: CreatedPayment,
  simulators: string,
): Promise<string> {
  const page = await PAYERS[channel].findPage(payment, simulators);
  if (!page) throw new Error(`${channel} of ${payment.transaction_id} leads nowhere`);
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

/** Clicks a button of the page and returns to the shop, by a posted form where the page has one. */
export async function choose(page: string, choice: string): Promise<void> {
  const html = await submit(page, new URLSearchParams({ choice }));
  const action = ACTION.exec(html)?.groups?.['action'];
  if (action === undefined) return;
  const fields = new URLSearchParams();
  for (const { groups } of html.matchAll(HIDDEN))
    fields.append(unescape(groups?.['name'] ?? ''), unescape(groups?.['value'] ?? ''));
  // The return may reach an instance that just died; a browser would show an error, and nothing follows.
  await submit(unescape(action), fields).catch(() => undefined);
}
