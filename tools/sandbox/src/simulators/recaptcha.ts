import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Simulation } from './context.ts';

const TOKEN_LIFE_MS = 120_000;
const HUMAN = 0.9;
const ROBOT = 0.1;

const Claims = v.object({ action: v.string(), at: v.number(), id: v.string() });
const Question = v.object({ secret: v.optional(v.string(), ''), response: v.optional(v.string(), '') });

/** A token as the browser's script makes them. */
const mint = (action: string): string =>
  `sim.${Buffer.from(JSON.stringify({ action, at: Date.now(), id: randomUUID() })).toString('base64url')}`;

function claimsOf(token: string): v.InferOutput<typeof Claims> | undefined {
  if (!token.startsWith('sim.')) return undefined;
  try {
    return v.parse(Claims, JSON.parse(Buffer.from(token.slice(4), 'base64url').toString('utf8')));
  } catch {
    return undefined;
  }
}

/** A double of reCAPTCHA v3 (payment-providers, section 5). */
export function recaptcha({ faults, secrets }: Pick<Simulation, 'faults' | 'secrets'>) {
  const used = new Map<string, number>();

  /** The action of a good token, or the error code of a bad one. `test-ACTION` serves checks without a browser. */
  function read(token: string): { action: string } | { error: string } {
    if (token === '') return { error: 'missing-input-response' };
    const reusable = /^test-(\w+)$/.exec(token)?.[1];
    if (reusable !== undefined) return { action: reusable };
    const claims = claimsOf(token);
    if (!claims) return { error: 'invalid-input-response' };
    const now = Date.now();
    for (const [id, at] of used) if (now - at > TOKEN_LIFE_MS) used.delete(id);
    if (now - claims.at > TOKEN_LIFE_MS || used.has(claims.id)) return { error: 'timeout-or-duplicate' };
    used.set(claims.id, claims.at);
    return { action: claims.action };
  }

  const routes = async (app: FastifyInstance) => {
    app.get('/api.js', async (_, reply) => {
      if (faults.take('recaptcha', ['script-missing'])) return reply.code(404).send('');
      return reply
        .type('text/javascript')
        .send(await readFile(new URL('browser/recaptcha.js', import.meta.url), 'utf8'));
    });

    app.get<{ Querystring: { action?: string } }>('/token', async (request) => ({
      token: mint(request.query.action ?? 'login'),
    }));

    app.post('/api/siteverify', async (request) => {
      const { secret, response } = v.parse(Question, request.body ?? {});
      if (secret !== secrets.recaptcha)
        return { success: false, 'error-codes': [secret ? 'invalid-input-secret' : 'missing-input-secret'] };
      const token = read(response);
      if ('error' in token) return { success: false, 'error-codes': [token.error] };
      const score = faults.take('recaptcha', ['low-score']) ? ROBOT : HUMAN;
      return {
        success: true,
        score,
        action: token.action,
        challenge_ts: new Date().toISOString(),
        hostname: 'localhost',
        'error-codes': [],
      };
    });
  };
  return { routes };
}
