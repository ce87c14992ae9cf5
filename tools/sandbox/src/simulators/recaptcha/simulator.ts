import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { SimulatorContext } from '../context.ts';
import { CAPTCHA_SCRIPT, createTokenReader, mintToken } from './tokens.ts';

const HIGH_SCORE = 0.9;
const LOW_SCORE = 0.1;

const text = v.optional(v.string(), '');
const Verification = v.object({ secret: text, response: text });
const TokenQuery = v.object({ action: v.pipe(v.string(), v.regex(/^[\w/]{1,100}$/)) });

const failed = (code: string) => ({ success: false, 'error-codes': [code] });

/** Simulates a reCAPTCHA v3 that trusts everybody who runs its script (providers §5). */
export function recaptcha({ secrets, faults }: SimulatorContext) {
  const read = createTokenReader();

  async function routes(app: FastifyInstance): Promise<void> {
    app.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));

    app.get('/api.js', (_request, reply) =>
      faults.take('recaptcha', 'script')
        ? reply.code(404).send({ error: 'not found' })
        : reply.type('text/javascript; charset=utf-8').send(CAPTCHA_SCRIPT),
    );

    app.post('/api/siteverify', async ({ body }) => {
      const parsed = v.safeParse(Verification, body);
      if (!parsed.success) return failed('bad-request');
      const { secret, response } = parsed.output;
      if (secret === '') return failed('missing-input-secret');
      if (secret !== secrets.RECAPTCHA_SECRET) return failed('invalid-input-secret');
      if (response === '') return failed('missing-input-response');
      const verdict = read(response);
      if (!verdict.valid) return failed(verdict.code);
      return {
        success: true,
        score: faults.take('recaptcha', 'verify') ? LOW_SCORE : HIGH_SCORE,
        action: verdict.action,
        challenge_ts: new Date(verdict.at).toISOString(),
        hostname: 'localhost',
        'error-codes': [],
      };
    });

    app.get('/token', async ({ query }, reply) => {
      const parsed = v.safeParse(TokenQuery, query);
      return parsed.success
        ? { token: mintToken(parsed.output.action) }
        : reply.code(422).send({ error: 'action is missing' });
    });
  }

  return { routes };
}
