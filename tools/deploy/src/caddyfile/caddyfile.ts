import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  API_NAME_PREFIXES,
  CACHE_CONTROL,
  CALL_PREFIXES,
  FILE_ENDING,
  HASHED_FOLDER,
  NOT_FOUND_PAGE,
  REQUEST_TIMEOUT_MS,
  RUN_TIME_PAGE,
  SECURITY_HEADERS,
  TLS_HEADERS,
} from '@laundry/sandbox/hosting';
import { callsSnippet, passCallsOn, refuseCalls } from './calls.ts';
import { block, headers, word } from './directives.ts';
import { policyName } from './sitePolicies.ts';
import type { SiteName } from './sitePolicies.ts';

const SITES = '{$SITES_ROOT:/srv/laundry/sites/current}';
const DOMAIN = '{$DOMAIN}';
const SECONDS = `${REQUEST_TIMEOUT_MS / 1000}s`;

const HEAD = `# Made by tools/sandbox/src/hosting, as is what the local gateway answers: npm run caddyfile writes it anew.
#
# DOMAIN                the public site's name; admin.DOMAIN is the portal, api.DOMAIN what providers and controllers call
# API_INSTANCES         addresses of the API's instances (127.0.0.1:4210 127.0.0.1:4211)
# SITES_ROOT            the sites' artifact: public, portal, policy.caddy (/srv/laundry/sites/current)
# CADDY_GLOBAL_OPTIONS  further global options, as "email hosting@DOMAIN"
# CADDY_ADMIN, HTTP_PORT, HTTPS_PORT: localhost:2019, 80, 443
#
# On no name: /internal, /metrics, /healthz, /readyz, /docs. They are asked on the instances' own ports.`;

const globalOptions = (): string =>
  block(
    '',
    'admin {$CADDY_ADMIN:localhost:2019}',
    'http_port {$HTTP_PORT:80}',
    'https_port {$HTTPS_PORT:443}',
    '{$CADDY_GLOBAL_OPTIONS}',
    block(
      'servers',
      'protocols h1 h2 h3',
      block('timeouts', `read_header ${SECONDS}`, `read_body ${SECONDS}`, 'idle 2m'),
    ),
  ).trimStart();

const text = (status: number, body: string): readonly string[] => [
  `header Cache-Control ${CACHE_CONTROL.refusal}`,
  `respond ${word(body)} ${status}`,
];

/** Serves precompressed files. Those with a hash in their name are cached, others revalidated. */
const filesSnippet = (): string =>
  block(
    '(files)',
    `@hashed path /${HASHED_FOLDER}/*`,
    `@other not path /${HASHED_FOLDER}/*`,
    `header @hashed Cache-Control ${word(CACHE_CONTROL.hashed)}`,
    `header @other Cache-Control ${CACHE_CONTROL.other}`,
    block('file_server', 'precompressed br gzip', 'index index.html', 'hide *.br *.gz'),
  );

/** Errors of Caddy itself: a call gets the envelope, a page gets its site's answer. */
const errors = (site: SiteName, ...page: readonly string[]): string =>
  block(
    'handle_errors',
    `import ${policyName(site)}`,
    'import security_headers',
    refuseCalls(CALL_PREFIXES),
    ...page,
    block('handle', 'header Cache-Control no-store', 'respond "{http.error.status_text}"'),
  );

const site = (
  name: SiteName,
  address: string,
  pages: readonly string[],
  missing: readonly string[],
): string =>
  block(
    address,
    'import security_headers',
    `import ${policyName(name)}`,
    passCallsOn(CALL_PREFIXES),
    block('handle', `root * ${SITES}/${name}`, ...pages),
    errors(name, ...missing),
  );

const publicSite = (): string =>
  site(
    'public',
    DOMAIN,
    [
      `@runTime path_regexp ^/${RUN_TIME_PAGE.folder}/[^/]+/?$`,
      block('handle @runTime', `rewrite * /${RUN_TIME_PAGE.file}`, 'import files'),
      block('handle', 'try_files {path} {path}/index.html', 'import files'),
    ],
    [
      '@missing expression `{http.error.status_code} == 404`',
      block(
        'handle @missing',
        `root * ${SITES}/public`,
        `rewrite * /${NOT_FOUND_PAGE}`,
        `header Cache-Control ${CACHE_CONTROL.other}`,
        block('file_server', 'precompressed br gzip'),
      ),
    ],
  );

const portal = (): string =>
  site(
    'portal',
    `admin.${DOMAIN}`,
    [
      `@file path_regexp ${FILE_ENDING}`,
      block('handle @file', 'try_files {path}', 'import files'),
      block('handle', 'try_files {path} {path}/index.html /index.html', 'import files'),
    ],
    [],
  );

/** The API's own host name, for providers' notifications and controllers' calls. It has no pages. */
const api = (): string =>
  block(
    `api.${DOMAIN}`,
    'import security_headers',
    headers({ 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" }),
    passCallsOn(API_NAME_PREFIXES),
    block('handle', ...text(404, 'Not found')),
    block(
      'handle_errors',
      'import security_headers',
      refuseCalls(API_NAME_PREFIXES),
      block('handle', 'header Cache-Control no-store', 'respond "{http.error.status_text}"'),
    ),
  );

/** `deploy/Caddyfile` for Caddy 2.6 and later: sites and API, served as by the local gateway. */
export const caddyfile = (): string =>
  [
    HEAD,
    globalOptions(),
    `import ${SITES}/policy.caddy`,
    block('(security_headers)', headers({ ...SECURITY_HEADERS, ...TLS_HEADERS }), 'header -Server'),
    callsSnippet(),
    filesSnippet(),
    publicSite(),
    portal(),
    api(),
  ]
    .join('\n\n')
    .concat('\n');

/** `npm run caddyfile` writes `deploy/Caddyfile`; a test compares that file with this module. */
if (import.meta.main) await writeFile(join(import.meta.dirname, '../../../../deploy/Caddyfile'), caddyfile());
