import { setTimeout as wait } from 'node:timers/promises';
import { Http2Client } from './http2Client.ts';
import { startTopUp } from './payments.ts';

/** What a load heard. */
export interface Heard {
  readonly requests: number;
  readonly topUps: number;
  /**
   * Streams of HTTP/2 that Caddy refused before it began them: a browser sends them again by itself, and so
   * was done here.
   */
  readonly refused: number;
  readonly failures: readonly string[];
}

const CALLERS = 6;
/** Between two requests of a caller, as people leave some. */
const PAUSE_MS = 20;

/** One request that has to be answered with success. @throws Error with the answer */
async function get(client: Http2Client, url: string): Promise<void> {
  const { status } = await client.ask(url);
  if (status !== 200) throw new Error(`${url} was answered ${status}`);
}

/**
 * Asks an installation without an end, for pages, calls and top-ups.
 *
 * @returns what stops it, and tells what it heard
 */
export function startLoad(site: string, portal: string, cards: readonly string[]): () => Promise<Heard> {
  const running = { goes: true, requests: 0, topUps: 0, refused: 0 };
  const failures: string[] = [];
  const ask = async (client: Http2Client, turn: number): Promise<void> => {
    const card = cards[turn % cards.length] ?? '';
    const asked: readonly (() => Promise<unknown>)[] = [
      () => get(client, `${site}/credit`),
      () => get(client, `${portal}/dashboard/login`),
      () => get(client, `${site}/api/v1/card/methods?param1=${card}`),
      () => startTopUp(client, site, card).then(() => (running.topUps += 1)),
    ];
    await asked[turn % asked.length]?.();
  };
  const caller = async (first: number) => {
    const client = new Http2Client();
    for (let turn = first; running.goes; turn += CALLERS + 1) {
      running.requests += 1;
      await ask(client, turn).catch((error: unknown) =>
        failures.push(`${new Date().toISOString()} ${String(error)}`),
      );
      await wait(PAUSE_MS);
    }
    running.refused += client.refused;
    client.close();
  };
  const callers = Array.from({ length: CALLERS }, (_, place) => caller(place));
  return async () => {
    running.goes = false;
    await Promise.all(callers);
    const { requests, topUps, refused } = running;
    return { requests, topUps, refused, failures };
  };
}
