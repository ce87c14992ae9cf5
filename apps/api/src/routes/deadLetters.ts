import type { FastifyInstance } from 'fastify';
import { deadLetters, retryDeadLetter } from '../services/deadLetters.ts';
import type { Dependencies } from '../services/dependencies.ts';

/**
 * Mails that were given up, for operators: what became of them, and another try. Registered behind the
 * operators' door.
 */
export function deadLetterRoutes(
  app: FastifyInstance,
  { db, settings, clock }: Pick<Dependencies, 'db' | 'settings' | 'clock'>,
): void {
  app.get('/internal/mails/dead', () => deadLetters({ db, settings }));

  app.post<{ Params: { id: string } }>(
    '/internal/mails/dead/:id/retry',
    async ({ params: { id }, log }, reply) => {
      await retryDeadLetter(db, id, clock());
      log.info({ mail: id }, 'mail tried again');
      return reply.code(204).send();
    },
  );
}
