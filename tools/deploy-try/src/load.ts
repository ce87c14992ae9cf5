import { setTimeout as wait } from 'node:timers/promises';
import { Http2Client } from './http2Client.ts';
import { startTopUp } from './payments.ts';

/** The results of a load. */
export interface LoadResult {
  readonly requests: number;
  readonly topUps: number;
  /**
   * HTTP/2 streams that Caddy refused before it began them. Browsers repeat them by themselves, and so does
   * this client.
   */
  readonly refused: number;
  readonly failures: readonly string[];
}

const CALLERS = 6;
/** The pause between two requests of a caller, similar to a person's. */
const PAUSE_MS = 20;

/** Makes a request that has to succeed. @throws Error with the answer's status */
async function get(client: Http2Client, url: string): Promise<void> {
  const { status } = await client.ask(url);
  if (status !== 200) throw new Error(`${url} was answered ${status}`);
}

/**
 * Sends requests for pages, calls and top-ups until it is stopped.
 *
 * @returns a function that stops it and gives the results
 */
export function startLoad(site: string, portal: string, cards: readonly string[]): () => Promise<LoadResult> {
  const running = { isRunning: true, requests: 0, topUps: 0, refused: 0 };
  const failures: string[] = [];
  const ask = async (client: Http2Client, turn: number): Promise<void> => {
    const card = cards[turn % cards.length] ?? '';
    const requests: readonly (() => Promise<unknown>)[] = [
      () => get(client, `${site}/credit`),
      () => get(client, `${portal}/dashboard/login`),
      () => get(client, `${site}/api/v1/card/methods?param1=${card}`),
      () => startTopUp(client, site, card).then(() => (running.topUps += 1)),
    ];
    await requests[turn % requests.length]?.();
  };
  const caller = async (first: number) => {
    const client = new Http2Client();
    for (let turn = first; running.isRunning; turn += CALLERS + 1) {
      running.requests += 1;
      await ask(client, turn).catch((error: unknown) =>
        failures.push(`${new Date().toISOString()} ${String(error)}`),
      );
      await wait(PAUSE_MS);
    }
    running.refused += client.refused;
    client.close();
  };
  const callers = Array.from({ length: CALLERS }, (_, index) => caller(index));
  return async () => {
    running.isRunning = false;
    await Promise.all(callers);
    const { requests, topUps, refused } = running;
    return { requests, topUps, refused, failures };
  };
}
