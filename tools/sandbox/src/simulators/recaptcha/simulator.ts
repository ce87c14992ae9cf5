import { HTML } from '@laundry/payment-channels/simulator';
import type { SimulatorContext } from '@laundry/payment-channels/simulator';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { captchaCodeOrigin } from '../settings.ts';
import { CAPTCHA_CODE, captchaLoader, CODE_PATH, FRAME_PAGE } from './scripts.ts';
import { createTokenReader, mintToken } from './tokens.ts';

const HIGH_SCORE = 0.9;
const LOW_SCORE = 0.1;

const text = v.optional(v.string(), '');
const Verification = v.object({ secret: text, response: text });
const TokenQuery = v.object({ action: v.pipe(v.string(), v.regex(/^[\w/]{1,100}$/)) });

const failed = (code: string) => ({ success: false, 'error-codes': [code] });

const JAVASCRIPT = 'text/javascript; charset=utf-8';
const FOLDER = '/recaptcha';

/**
 * Simulates a reCAPTCHA v3 that trusts everybody who runs its scripts (providers §5). As with Google's, a
 * page whose policy does not allow the second origin never gets ready.
 */
export function recaptcha({
  secret,
  faults,
  origin,
}: Pick<SimulatorContext, 'faults' | 'origin'> & { readonly secret: string }) {
  const read = createTokenReader();
  const loader = () => captchaLoader(`${origin()}${FOLDER}`, `${captchaCodeOrigin(origin())}${FOLDER}`);

  async function routes(app: FastifyInstance): Promise<void> {
    app.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));

    app.get('/api.js', (_request, reply) =>
      faults.consume('recaptcha', 'script')
        ? reply.code(404).send({ error: 'not found' })
        : reply.type(JAVASCRIPT).send(loader()),
    );
    app.get(CODE_PATH, (_request, reply) =>
      reply.header('access-control-allow-origin', '*').type(JAVASCRIPT).send(CAPTCHA_CODE),
    );
    for (const frame of ['anchor', 'bframe'])
      app.get(`/api2/${frame}`, (_request, reply) => reply.type(HTML).send(FRAME_PAGE));

    app.post('/api/siteverify', async ({ body }) => {
      const parsed = v.safeParse(Verification, body);
      if (!parsed.success) return failed('bad-request');
      const { secret: sent, response } = parsed.output;
      if (sent === '') return failed('missing-input-secret');
      if (sent !== secret) return failed('invalid-input-secret');
      if (response === '') return failed('missing-input-response');
      const verdict = read(response);
      if (!verdict.valid) return failed(verdict.code);
      return {
        success: true,
        score: faults.consume('recaptcha', 'verify') ? LOW_SCORE : HIGH_SCORE,
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
