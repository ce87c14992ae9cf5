import { setTimeout as wait } from 'node:timers/promises';
import { isAnswering } from '@laundry/sandbox/local';
import { startProxy } from './proxy.ts';

const CHECK_EVERY_MS = 200;

/**
 * A load balancer that uses the ready instances in turn. It never retries: a request that may have reached
 * an instance is answered with 502. Where no instance is ready the answer is 503.
 */
export async function startBalancer(origins: readonly string[]) {
  const ready = new Set<string>();
  const closing = new AbortController();
  let turn = 0;

  async function keepChecking(origin: string): Promise<void> {
    while (!closing.signal.aborted) {
      if (await isAnswering(`${origin}/readyz`)) ready.add(origin);
      else ready.delete(origin);
      await wait(CHECK_EVERY_MS, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  }

  const checking = origins.map(keepChecking);
  const proxy = await startProxy({
    upstream: '',
    preHandler: (_request, reply, done) => {
      if (ready.size > 0) done();
      else void reply.code(503).header('retry-after', '1').send('no instance is ready');
    },
    replyOptions: {
      getUpstream: () => [...ready][turn++ % ready.size] ?? '',
      rewriteRequestHeaders: ({ socket }, headers) => ({
        ...headers,
        'x-forwarded-for': [headers['x-forwarded-for'] ?? [], socket.remoteAddress ?? ''].flat().join(', '),
        'x-forwarded-proto': 'http',
      }),
      onError: (reply) => void reply.code(502).send('the instance did not answer'),
    },
  });

  return {
    origin: proxy.origin,
    ready: () => ready.size,
    close: async (): Promise<void> => {
      closing.abort();
      await Promise.all(checking);
      await proxy.close();
    },
  };
}
export type Balancer = Awaited<ReturnType<typeof startBalancer>>;
