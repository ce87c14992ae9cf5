import type { FastifyInstance } from 'fastify';

/** Time spent in providers' answers since the last reset: benchmarks take it off. */
export interface Timings {
  read(): { readonly count: number; readonly totalMs: number };
  reset(): void;
}

/** Counts every answer of an instance, control excepted. */
export function measureAnswers(app: FastifyInstance): Timings {
  let count = 0;
  let totalMs = 0;
  app.addHook('onResponse', async (request, reply) => {
    if (request.url.startsWith('/_control')) return;
    count++;
    totalMs += reply.elapsedTime;
  });
  return {
    read: () => ({ count, totalMs }),
    reset: () => {
      count = 0;
      totalMs = 0;
    },
  };
}
