import type { FastifyInstance } from 'fastify';

/** Measures the time that the providers' own endpoints take, so that a benchmark can subtract it. */
export function createTimings() {
  let count = 0;
  let totalMs = 0;
  return {
    /** Measures all routes that are registered on this instance afterwards. */
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
