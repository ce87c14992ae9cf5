import { CACHE_CONTROL } from '../caching.ts';
import { errorAnswer } from '../errorAnswer.ts';
import { RETRY_AFTER_SECONDS } from '../origins.ts';
import { block, word } from './directives.ts';

const everyPath = (prefixes: readonly string[]) => prefixes.map((prefix) => `${prefix}/*`).join(' ');

/** Passes the calls of a name on. */
export const passCallsOn = (prefixes: readonly string[]): string =>
  `@call path ${everyPath(prefixes)}\n${block('handle @call', 'import calls')}`;

/**
 * Passes calls on to the instances of the API. One that ends refuses connections, or says by /readyz that it is about to: another is asked. What was not sent
 * yet is sent again whatever it is, what may have arrived only where it is a GET; Caddy's own rule, without `lb_retry_match`.
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
      'health_interval 1s',
      'health_timeout 2s',
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
