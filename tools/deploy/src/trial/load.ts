import { findBrowser } from '@laundry/sandbox/browser';
import { chromium } from 'playwright-core';
import type { Plan } from './environment.ts';
import { topUp } from './payments.ts';

/** A request of the load: a path, and the body of a POST. */
type Asked = readonly [path: string, body?: object];

/** Runs in a page: makes the requests, three at a time, until the page's title is `stop`. */
async function work(asked: readonly Asked[]) {
  const failures: string[] = [];
  let requests = 0;
  const call = async ([path, body]: Asked) => {
    const headers = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() };
    const posted = body && { method: 'POST', headers, body: JSON.stringify(body) };
    const answer = await fetch(path, { cache: 'no-store', ...posted });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(String(answer.status));
  };
  const caller = async () => {
    while (document.title !== 'stop') {
      const next = asked[requests++ % asked.length] ?? ['/'];
      await call(next).catch((error: unknown) => failures.push(`${next[0]}: ${String(error)}`));
    }
  };
  await Promise.all([caller(), caller(), caller()]);
  return { requests, failures };
}

/**
 * Sends requests for pages, calls and top-ups from pages of a browser until it is stopped. A browser keeps
 * its HTTP/2 connections open, and retries requests that a server refused unprocessed (RFC 9113 §8.7).
 *
 * @returns a function that stops it and gives the results of each page
 */
export async function startLoad({ site, portal }: Plan['origins'], cards: readonly string[]) {
  const browser = await chromium.launch(await findBrowser());
  const context = await browser.newContext({ ignoreHTTPSErrors: true, serviceWorkers: 'block' });
  const start = async (address: string, asked: readonly Asked[]) => {
    const page = await context.newPage();
    await page.goto(address);
    return { page, worked: page.evaluate(work, asked) };
  };
  const calls = cards.flatMap((card): Asked[] => [
    ['/credit'],
    [`/api/v1/card/methods?param1=${card}`],
    ['/api/v1/transaction/create', topUp(card)],
  ]);
  const pages = [
    await start(`${site}/work`, calls),
    await start(`${portal}/dashboard/login`, [['/dashboard/login']]),
  ];
  return async () => {
    for (const { page } of pages) await page.evaluate(() => void (document.title = 'stop'));
    const results = await Promise.all(pages.map(({ worked }) => worked));
    await browser.close();
    return results;
  };
}
