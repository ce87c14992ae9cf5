import { CACHE_CONTROL } from '../headers.ts';
import { errorAnswer, RETRY_AFTER_SECONDS } from '../origins.ts';
import { block, word } from './directives.ts';

const everyPath = (prefixes: readonly string[]) => prefixes.map((prefix) => `${prefix}/*`).join(' ');

/** Passes the calls of a name on. */
export const passCallsOn = (prefixes: readonly string[]): string =>
  `@call path ${everyPath(prefixes)}\n${block('handle @call', 'import calls')}`;

/** How often an instance's /readyz is asked, and how long it is given to answer, in seconds. */
const HEALTH_CHECK = { interval: 1, timeout: 2 } as const;

/** The longest that Caddy takes to notice that an instance is about to end, or serves again, in ms. */
export const BALANCER_NOTICES_MS = (HEALTH_CHECK.interval + HEALTH_CHECK.timeout) * 1000;

/**
 * Passes calls on to the instances of the API. One that is about to end says so by /readyz, and another is
 * asked.
 *
 * Only a GET is tried again, whatever failed. A call with a body is not, up to Caddy 2.11.1: the body is
 * closed with the connection that was refused (github.com/caddyserver/caddy/issues/7546), and with no healthy
 * instance it is refused at once. `buffer_requests` does not mend that and is not safe: 2.6.2 lets another
 * request have the buffer while the first one is tried again. So instances are replaced one by one, each
 * after Caddy has noticed that the one before serves again: `ExecStartPost` of the unit, held by a test to
 * this module's times.
 */
export const callsSnippet = (): string =>
  block(
    '(calls)',
    'encode zstd gzip',
    block(
      'reverse_proxy {$API_INSTANCES:127.0.0.1:4210 127.0.0.1:4211}',
      'lb_policy least_conn',
      'lb_try_duration 10s',
      'lb_try_interval 100ms',
      'health_uri /readyz',
      `health_interval ${HEALTH_CHECK.interval}s`,
      `health_timeout ${HEALTH_CHECK.timeout}s`,
      'fail_duration 1s',
      '# What a client says about itself does not count; X-Forwarded-* are set by Caddy.',
      'header_up -Forwarded',
      block('transport http', 'dial_timeout 2s', 'keepalive 30s'),
    ),
  );

/** What a call is answered where no instance is there: the envelope that the API itself gives. */
function unavailable(): readonly string[] {
  const { status, type, envelope } = errorAnswer('ex_unavailable');
  return [
    `header Retry-After ${RETRY_AFTER_SECONDS}`,
    `header Content-Type ${word(type)}`,
    `respond \`${JSON.stringify(envelope)}\` ${status}`,
  ];
}

/** What the calls of a name are answered that no instance answered. */
export const refuseCalls = (prefixes: readonly string[]): string =>
  [
    // Another name than above: Caddy 2.6 knows the matchers of a site in its `handle_errors` as well.
    `@unanswered path ${everyPath(prefixes)}`,
    block('handle @unanswered', `header Cache-Control ${CACHE_CONTROL.refusal}`, ...unavailable()),
  ].join('\n');
