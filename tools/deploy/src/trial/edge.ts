import { CHECKOUT_PAGES } from '@laundry/payment-channels/client';
import { SECURITY_HEADERS, TLS_HEADERS } from '@laundry/sandbox/hosting';
import type { Installation } from './install.ts';

type Origin = keyof Installation['origins'];

const UNCACHED = /^cache-control: no-cache$/m;
const BROTLI = /^content-encoding: br$/m;
const JSON_TEXT = /^content-type: \S*json/m;
const OPERATORS = ['/internal/cards/12345678', '/metrics'];

/** The answers that Caddy has to give: origin, path, status, and what its headers have to contain. */
const EXPECTED: readonly (readonly [Origin, string, number, ...RegExp[]])[] = [
  [
    'site',
    '/credit',
    200,
    BROTLI,
    UNCACHED,
    /^content-security-policy: .*script-src 'self'/m,
    /^alt-svc: h3=/m,
  ],
  ['site', `${CHECKOUT_PAGES.result}/abc`, 200],
  ['site', '/no-such-page', 404, UNCACHED],
  ['site', '/assets/no-such-file.js', 404, UNCACHED],
  ['site', '/api/v1/nothing', 404, JSON_TEXT],
  ['portal', '/dashboard-uses', 200, BROTLI],
  ['portal', '/no-such-file.js', 404],
  ['api', '/api/v1/nothing', 404, JSON_TEXT],
];
/** Paths that are not found: those for operators and controllers, and pages on the API's host name. */
const NOTHING = [
  {
    origin: 'site',
    type: /^content-type: text\/html/m,
    paths: ['/machines/v1/cards', '/healthz', '/readyz'],
  },
  { origin: 'api', type: /^content-type: text\/plain/m, paths: ['/', '/credit', '/docs'] },
] as const;

/** Compares every answer with the expected one. @throws Error naming the differences */
export async function checkEdge({ origins }: Installation): Promise<string> {
  const common = Object.entries({ ...SECURITY_HEADERS, ...TLS_HEADERS }).map((header) => header.join(': '));
  const nothing = NOTHING.flatMap(({ origin, type, paths }) =>
    [...OPERATORS, ...paths].map((path) => [origin, path, 404, type] as const),
  );
  const wrong: string[] = [];
  for (const [origin, path, status, ...patterns] of [...EXPECTED, ...nothing]) {
    const answer = await fetch(origins[origin] + path, { headers: { 'accept-encoding': 'br' } });
    await answer.arrayBuffer();
    const lines = [`status: ${answer.status}`, ...[...answer.headers].map((header) => header.join(': '))];
    const missing = [
      ...[`status: ${status}`, ...common].filter((line) => !lines.includes(line)),
      ...patterns.filter((pattern) => !pattern.test(lines.join('\n'))),
      ...lines.filter((line) => line.startsWith('server:')),
    ];
    if (missing.length > 0) wrong.push(`${origin} ${path}: ${missing.join(', ')}\n  ${lines.join('\n  ')}`);
  }
  if (wrong.length > 0) throw new Error(`Caddy answers otherwise:\n${wrong.join('\n')}`);
  return `${EXPECTED.length + nothing.length} answers of Caddy are as the local gateway's`;
}
