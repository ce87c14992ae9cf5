import type { FastifyInstance } from 'fastify';

/**
 * Headers of the payer pages. Browsers hold a form's redirects against `form-action` too, hence the site in
 * it.
 *
 * @param framedBy the origin that may show the pages in a frame; none by default
 */
export function secureHeaders(app: FastifyInstance, publicOrigin: string, framedBy = "'none'"): void {
  const headers = {
    'content-security-policy': `default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'self' ${publicOrigin}; frame-ancestors ${framedBy}`,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cache-control': 'no-store',
  };
  app.addHook('onRequest', async (_request, reply) => void reply.headers(headers));
}

export const HTML = 'text/html; charset=utf-8';
