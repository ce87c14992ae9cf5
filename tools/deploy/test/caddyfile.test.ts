import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteConfigFrom } from '@laundry/brand';
import {
  API_NAME_PREFIXES,
  CACHE_CONTROL,
  CALL_PREFIXES,
  FILE_ENDING,
  HASHED_FOLDER,
  NOT_FOUND_PAGE,
  REQUEST_TIMEOUT_MS,
  RETRY_AFTER_SECONDS,
  RUN_TIME_PAGE,
  SECURITY_HEADERS,
  TLS_HEADERS,
  contentSecurityPolicy,
  errorAnswer,
} from '@laundry/sandbox/hosting';
import { ROOT } from '@laundry/sandbox/local';
import { sitePolicies } from '../src/packaging/packageSites.ts';
import { BALANCER_NOTICES_MS } from '../src/trial/releases.ts';

const HASH = "'sha256-n4bQgYhMfWWaL+qgxVrQFaO/TxsrC4Is0V1sFbDwCgg='";
const read = (file: string) => readFileSync(join(ROOT, 'deploy', file), 'utf8').replaceAll('\t', '');
const CADDYFILE = read('Caddyfile');
const { status, type, envelope } = errorAnswer('ex_unavailable');

/** The directives that begin with some words, in the file's order. */
const directives = (start: string, text = CADDYFILE) =>
  text.split('\n').filter((line) => line.startsWith(start));
const unquoted = (line: string) => line.replaceAll('"', '');
const matcher = (name: string, prefixes: readonly string[]) =>
  `@${name} path ${prefixes.map((prefix) => `${prefix}/*`).join(' ')}`;
const three = (line: string) => [line, line, line];

/** The block of a host name, or of a snippet. */
function findPart(text: string, head: string): string {
  const start = text.indexOf(`\n${head} {\n`);
  if (start < 0) throw new Error(`no ${head}`);
  return text.slice(start, text.indexOf('\n}\n\n', start) + 1 || undefined);
}

it('sends the headers of the gateway on every host name', () => {
  const lines = unquoted(findPart(CADDYFILE, '(security_headers)')).split('\n').slice(3, -1);
  const expected = Object.entries({ ...SECURITY_HEADERS, ...TLS_HEADERS });
  expect(lines).toEqual([...expected.map((header) => header.join(' ')), 'defer', '}', 'header -Server']);
  // For each host name, once for its answers and once for its errors.
  expect(directives('import security_headers')).toHaveLength(6);
});

it.each<[string, string[]]>([
  ['@hashed', [`@hashed path /${HASHED_FOLDER}/*`]],
  ['@other', [`@other not path /${HASHED_FOLDER}/*`]],
  ['header @hashed', [`header @hashed Cache-Control ${CACHE_CONTROL.hashed}`]],
  ['header @other', [`header @other Cache-Control ${CACHE_CONTROL.other}`]],
  ['@runTime', [`@runTime path_regexp ^/${RUN_TIME_PAGE.folder}/[^/]+/?$`]],
  ['rewrite', [`rewrite * /${RUN_TIME_PAGE.file}`, `rewrite * /${NOT_FOUND_PAGE}`]],
  // What the portal has no page for.
  ['@file', [`@file path_regexp ${FILE_ENDING}`]],
  ['header Retry-After', three(`header Retry-After ${RETRY_AFTER_SECONDS}`)],
  ['header Content-Type', three(`header Content-Type ${type}`)],
  ['read_header', [`read_header ${REQUEST_TIMEOUT_MS / 1000}s`]],
  ['read_body', [`read_body ${REQUEST_TIMEOUT_MS / 1000}s`]],
])('agrees with the gateway on the directives %s', (start, expected) => {
  expect(directives(start).map(unquoted)).toEqual(expected);
});

it('answers a call that no instance served with the error envelope, and caches no refusal', () => {
  expect(directives('respond `')).toEqual(three(`respond \`${JSON.stringify(envelope)}\` ${status}`));
  const kept = directives('header Cache-Control').map((line) => line.split(' ').at(-1));
  const refused = CACHE_CONTROL.refusal;
  // The page for unknown paths is cached like any other file.
  expect(kept.toSorted()).toEqual([CACHE_CONTROL.other, ...Array.from({ length: 7 }, () => refused)]);
});

it.each([
  ['{$DOMAIN}', CALL_PREFIXES],
  ['admin.{$DOMAIN}', CALL_PREFIXES],
  ['api.{$DOMAIN}', API_NAME_PREFIXES],
])('passes on only the calls of %s', (name, prefixes) => {
  const part = findPart(CADDYFILE, name);
  expect(directives('@call', part)).toEqual([matcher('call', prefixes)]);
  expect(directives('@unanswered', part)).toEqual([matcher('unanswered', prefixes)]);
});

it('has the policy of each site, with the hashes of its pages', () => {
  const config = siteConfigFrom({});
  const policies = `\n${sitePolicies(config, {
    public: new Map([
      ['index.html', { scripts: [HASH], styles: [HASH, HASH] }],
      ['terms/v1.2/index.html', { scripts: [], styles: [HASH] }],
    ]),
    portal: new Map(),
  }).replaceAll('\t', '')}`;
  const found = { scripts: ['{public_scripts}'], styles: ['{public_styles}'] };
  expect(findPart(policies, '(public_policy)').split('\n')).toEqual(
    expect.arrayContaining([
      'map {path} {public_scripts} {public_styles} {',
      `~^/(index\\.html)?$ "${HASH}" "${HASH} ${HASH}"`,
      `~^/terms/v1\\.2/(index\\.html)?$ "" "${HASH}"`,
      'default "" ""',
      `header ?content-security-policy "${contentSecurityPolicy(config, found)}"`,
    ]),
  );
  expect(findPart(policies, '(portal_policy)')).not.toContain(HASH);
  for (const name of ['public_policy', 'portal_policy']) expect(directives(`import ${name}`)).toHaveLength(2);
});

it('notices that an instance serves again before the unit restarts the next one', () => {
  const seconds = (text: string, pattern: RegExp) => Number(pattern.exec(text)?.[1]);
  const notices = [/^health_interval (\d+)s$/m, /^health_timeout (\d+)s$/m].map((part) =>
    seconds(CADDYFILE, part),
  );
  expect(notices.reduce((sum, each) => sum + each, 0) * 1000).toBe(BALANCER_NOTICES_MS);
  const waits = seconds(read('systemd/laundry-api@.service'), /^ExecStartPost=\/bin\/sleep (\d+)$/m);
  expect(waits * 1000).toBeGreaterThan(BALANCER_NOTICES_MS);
});
