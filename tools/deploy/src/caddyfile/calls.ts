import { CACHE_CONTROL, RETRY_AFTER_SECONDS, errorAnswer } from '@laundry/sandbox/hosting';
import { block, word } from './directives.ts';

const everyPath = (prefixes: readonly string[]) => prefixes.map((prefix) => `${prefix}/*`).join(' ');

/** Passes the calls of a host name on to the API. */
export const passCallsOn = (prefixes: readonly string[]): string =>
  `@call path ${everyPath(prefixes)}\n${block('handle @call', 'import calls')}`;

/** How often /readyz of an instance is requested, and the longest wait for its answer, in seconds. */
const HEALTH_CHECK = { interval: 1, timeout: 2 } as const;

/** The longest time until Caddy notices that an instance is about to stop, or serves again, in ms. */
export const BALANCER_NOTICES_MS = (HEALTH_CHECK.interval + HEALTH_CHECK.timeout) * 1000;

/**
 * Passes calls on to the instances of the API. An instance that is about to stop reports so at /readyz, and
 * another one is used.
 *
 * Only a GET is retried. A call with a body is not, up to Caddy 2.11.1, because the body is closed together
 * with the refused connection (github.com/caddyserver/caddy/issues/7546); without a healthy instance such a
 * call is refused at once. `buffer_requests` does not help and is unsafe: in 2.6.2 another request can get
 * the buffer while the first one is retried. Therefore instances are replaced one by one, each after Caddy
 * has noticed that the previous one serves again: `ExecStartPost` of the unit waits for that, and a test
 * compares it with the times in this module.
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

/** The answer to a call where no instance is available: the same envelope as the API's own. */
function unavailable(): readonly string[] {
  const { status, type, envelope } = errorAnswer('ex_unavailable');
  return [
    `header Retry-After ${RETRY_AFTER_SECONDS}`,
    `header Content-Type ${word(type)}`,
    `respond \`${JSON.stringify(envelope)}\` ${status}`,
  ];
}

/** Answers the calls of a host name that no instance answered. */
export const refuseCalls = (prefixes: readonly string[]): string =>
  [
    // Not the name above: Caddy 2.6 also knows a site's matchers in its `handle_errors`.
    `@unanswered path ${everyPath(prefixes)}`,
    block('handle @unanswered', `header Cache-Control ${CACHE_CONTROL.refusal}`, ...unavailable()),
  ].join('\n');
