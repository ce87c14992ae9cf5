import type { FastifyInstance } from 'fastify';

/** Counts what the providers' own endpoints cost, so that a benchmark can subtract it. */
export function createTimings() {
  let count = 0;
  let totalMs = 0;
  return {
    /** Counts the requests to every route that is registered on this instance afterwards. */
    watch: (app: FastifyInstance): void => {
      app.addHook('onResponse', async (_request, reply) => {
        count += 1;
        totalMs += reply.elapsedTime;
      });
    },
    read: () => ({ count, totalMs }),
    reset: (): void => {
      count = 0;
      totalMs = 0;
    },
  };
}
export type Timings = ReturnType<typeof createTimings>;
