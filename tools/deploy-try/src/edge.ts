import { SECURITY_HEADERS, TLS_HEADERS } from '@laundry/hosting';
import { Http2Client } from './http2Client.ts';
import type { Origins } from './installation.ts';

interface Expected {
  readonly origin: keyof Origins;
  readonly path: string;
  readonly status: number;
  readonly headers?: Readonly<Record<string, RegExp>>;
}

/**
 * The answers that Caddy has to give: pages by their paths, and nothing for operators or controllers on the
 * sites' host names.
 */
const EXPECTED: readonly Expected[] = [
  {
    origin: 'site',
    path: '/credit',
    status: 200,
    headers: {
      'content-encoding': /^br$/,
      'cache-control': /^no-cache$/,
      'content-security-policy': /script-src 'self'/,
      'alt-svc': /h3=/,
    },
  },
  { origin: 'site', path: '/bancard-checkout-success/abc', status: 200 },
  { origin: 'site', path: '/no-such-page', status: 404, headers: { 'cache-control': /^no-cache$/ } },
  {
    origin: 'site',
    path: '/assets/no-such-file.js',
    status: 404,
    headers: { 'cache-control': /^no-cache$/ },
  },
  { origin: 'site', path: '/api/v1/nothing', status: 404, headers: { 'content-type': /json/ } },
  ...['/internal/cards/12345678', '/metrics', '/machines/v1/cards', '/healthz', '/readyz'].map((path) => ({
    origin: 'site' as const,
    path,
    status: 404,
    headers: { 'content-type': /html/ },
  })),
  { origin: 'portal', path: '/dashboard-uses', status: 200, headers: { 'content-encoding': /^br$/ } },
  { origin: 'portal', path: '/no-such-file.js', status: 404 },
  { origin: 'api', path: '/api/v1/nothing', status: 404, headers: { 'content-type': /json/ } },
  ...['/', '/credit', '/internal/cards/12345678', '/metrics', '/docs'].map((path) => ({
    origin: 'api' as const,
    path,
    status: 404,
    headers: { 'content-type': /text\/plain/ },
  })),
];

/**
 * Compares every answer with the expected one. @returns their number. @throws Error naming the differences
 */
export async function checkEdge(origins: Origins): Promise<number> {
  const common = Object.entries({ ...SECURITY_HEADERS, ...TLS_HEADERS });
  const wrong: string[] = [];
  const client = new Http2Client();
  for (const { origin, path, status, headers = {} } of EXPECTED) {
    const answer = await client.ask(origins[origin] + path);
    const where = `${origin} ${path}`;
    if (answer.status !== status) wrong.push(`${where}: ${answer.status} instead of ${status}`);
    for (const [name, value] of common)
      if (answer.headers[name] !== value) wrong.push(`${where}: ${name} is ${String(answer.headers[name])}`);
    for (const [name, pattern] of Object.entries(headers))
      if (!pattern.test(String(answer.headers[name] ?? '')))
        wrong.push(`${where}: ${name} is ${String(answer.headers[name])}`);
    if (answer.headers['server'] !== undefined) wrong.push(`${where}: names its server`);
  }
  client.close();
  if (wrong.length > 0) throw new Error(`Caddy answers otherwise:\n${wrong.join('\n')}`);
  return EXPECTED.length;
}
