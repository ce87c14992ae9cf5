import type { FastifyInstance } from 'fastify';
import { Failure } from '../failure.ts';
import { deadMails, revive } from '../queries/mails.ts';
import type { Dependencies } from '../services/dependencies.ts';
import { isUuid } from '../uuid.ts';

/** Mails that were given up, for operators: what became of them, and another try. Registered behind the operators' door. */
export function deadLetterRoutes(
  app: FastifyInstance,
  { db, settings, clock }: Pick<Dependencies, 'db' | 'settings' | 'clock'>,
): void {
  app.get('/internal/mails/dead', async () => {
    const mails = await deadMails(db);
    return mails.map((mail) => ({
      id: mail.id,
      recipient: mail.recipient ?? settings.SUPPORT_EMAIL,
      subject: mail.subject,
      reason: mail.last_error,
      attempts: mail.attempts,
      retries: mail.revivals,
      created_at: mail.created_at.toISOString(),
      dead_at: mail.dead_at?.toISOString(),
      can_be_retried: !mail.secret,
    }));
  });

  app.post<{ Params: { id: string } }>(
    '/internal/mails/dead/:id/retry',
    async ({ params: { id }, log }, reply) => {
      const result = isUuid(id) ? await revive(db, id, clock()) : undefined;
      if (!result) throw new Failure('ex_not_found');
      // Its link is gone with its text: what caused it is to be done anew.
      if (result === 'secret') throw new Failure('ex_token_expired');
      log.info({ mail: id }, 'mail tried again');
      return reply.code(204).send();
    },
  );
}
