import { setTimeout as wait } from 'node:timers/promises';
import { serveHttp } from '@laundry/sandbox/local';
import { Agent } from 'undici';
import { forward, ownAnswer, readRequest, sendAnswer, wasNeverSent } from './forward.ts';
import type { Answer, Request } from './forward.ts';

const CHECK_EVERY_MS = 200;
const CHECK_WITHIN_MS = 2_000;
/** Longer than the API takes for anything. */
const ANSWER_WITHIN_MS = 20_000;
/** Methods that are safe to repeat even if the first request arrived. */
const REPEATABLE = ['GET', 'HEAD'];

interface Upstream {
  readonly origin: string;
  ready: boolean;
}

/**
 * A load balancer that uses the ready instances in turn. A request that never reached an instance goes to the
 * next; one that may have arrived is answered with 502 unless it may be repeated. Where no instance is ready
 * the answer is 503.
 */
export async function startBalancer(origins: readonly string[]) {
  const upstreams: Upstream[] = origins.map((origin) => ({ origin, ready: false }));
  const agent = new Agent({ connections: 256, keepAliveTimeout: 5_000 });
  const closing = new AbortController();
  let turn = 0;

  async function check(upstream: Upstream): Promise<void> {
    try {
      const answer = await fetch(`${upstream.origin}/readyz`, {
        signal: AbortSignal.any([closing.signal, AbortSignal.timeout(CHECK_WITHIN_MS)]),
      });
      await answer.arrayBuffer();
      upstream.ready = answer.ok;
    } catch {
      upstream.ready = false;
    }
  }

  async function keepChecking(upstream: Upstream): Promise<void> {
    while (!closing.signal.aborted) {
      await check(upstream);
      await wait(CHECK_EVERY_MS, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  }

  /** The ready instances, beginning with the one whose turn it is. */
  function inTurn(): Upstream[] {
    turn += 1;
    const first = turn % upstreams.length;
    return [...upstreams.slice(first), ...upstreams.slice(0, first)].filter(({ ready }) => ready);
  }

  async function pass(request: Request): Promise<Answer> {
    for (const upstream of inTurn()) {
      try {
        return await forward(agent, upstream.origin, request, ANSWER_WITHIN_MS);
      } catch (error) {
        if (wasNeverSent(error)) upstream.ready = false;
        else if (!REPEATABLE.includes(request.method)) return ownAnswer(502, 'the instance did not answer');
      }
    }
    return ownAnswer(503, 'no instance is ready', { 'retry-after': '1' });
  }

  const checking = upstreams.map(keepChecking);
  const server = await serveHttp(async (incoming, response) => {
    const request = await readRequest(incoming);
    const forwardedFor = [request.headers['x-forwarded-for'] ?? [], incoming.socket.remoteAddress ?? '']
      .flat()
      .join(', ');
    const headers = { ...request.headers, 'x-forwarded-for': forwardedFor, 'x-forwarded-proto': 'http' };
    sendAnswer(response, await pass({ ...request, headers }));
  });

  return {
    origin: server.origin,
    ready: () => upstreams.filter(({ ready }) => ready).length,
    close: async (): Promise<void> => {
      closing.abort();
      await Promise.all(checking);
      await server.close();
      await agent.destroy();
    },
  };
}
export type Balancer = Awaited<ReturnType<typeof startBalancer>>;
