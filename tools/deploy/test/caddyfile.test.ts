import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { siteConfigFrom } from '@laundry/brand';
import {
  CALL_PREFIXES,
  SECURITY_HEADERS,
  cacheControlOf,
  contentSecurityPolicy,
} from '@laundry/sandbox/hosting';
import { caddyfile } from '../src/caddyfile/caddyfile.ts';
import { BALANCER_NOTICES_MS } from '../src/caddyfile/calls.ts';
import { sitePolicies } from '../src/caddyfile/sitePolicies.ts';

const HASH = "'sha256-n4bQgYhMfWWaL+qgxVrQFaO/TxsrC4Is0V1sFbDwCgg='";
const COMMITTED = join(import.meta.dirname, '../../../deploy/Caddyfile');

/** The content of the block with a head, without its tabs. */
function blockOf(text: string, head: string): string {
  const start = text.indexOf(`${head} {\n`);
  if (start < 0) throw new Error(`no ${head}`);
  return text.slice(start, text.indexOf('\n}', start)).replaceAll('\t', '');
}

it('is committed as it is made', async () => {
  expect(await readFile(COMMITTED, 'utf8')).toBe(caddyfile());
});

it('answers with the headers of the gateway and keeps files as long as it', () => {
  const headers = blockOf(caddyfile(), '(security_headers)');
  for (const [name, value] of Object.entries(SECURITY_HEADERS))
    expect(headers).toMatch(new RegExp(`^${name} "?${value.replace(/[()]/g, '\\$&')}"?$`, 'm'));
  expect(headers).toContain('strict-transport-security');
  expect(caddyfile()).toContain(`header @hashed Cache-Control "${cacheControlOf('assets/a.js')}"`);
  expect(caddyfile()).toContain(`header @other Cache-Control ${cacheControlOf('index.html')}`);
});

it.each(['{$DOMAIN}', 'admin.{$DOMAIN}'])(
  'passes the calls of the sites on by %s, and nothing else',
  (name) => {
    const matchers = blockOf(caddyfile(), `\n${name}`).match(/^@call .*$/gm);
    expect(matchers).toEqual([`@call path ${CALL_PREFIXES.map((prefix) => `${prefix}/*`).join(' ')}`]);
  },
);

it('passes what controllers ask on by the name of the API alone', () => {
  expect(blockOf(caddyfile(), '\napi.{$DOMAIN}')).toContain('@call path /api/* /machines/*');
  expect(caddyfile().match(/\/machines\/\*/g)).toHaveLength(2);
  expect(caddyfile()).not.toMatch(/path .*\/(internal|metrics)/);
});

it('has each site’s policy, with what stands in its own pages', () => {
  const config = siteConfigFrom({});
  const policies = sitePolicies(config, {
    public: new Map([
      ['index.html', { scripts: [HASH], styles: [HASH, HASH] }],
      ['terms/v1.2/index.html', { scripts: [], styles: [HASH] }],
    ]),
    portal: new Map(),
  });
  const found = { scripts: ['{public_scripts}'], styles: ['{public_styles}'] };
  expect(blockOf(policies, '(public_policy)').split('\n')).toEqual(
    expect.arrayContaining([
      'map {path} {public_scripts} {public_styles} {',
      `~^/(index\\.html)?$ "${HASH}" "${HASH} ${HASH}"`,
      `~^/terms/v1\\.2/(index\\.html)?$ "" "${HASH}"`,
      'default "" ""',
      `content-security-policy "${contentSecurityPolicy(config, found)}"`,
    ]),
  );
  expect(blockOf(policies, '(portal_policy)')).not.toContain(HASH);
});

it('notices that an instance serves again before the unit lets the next one be restarted', async () => {
  const unit = await readFile(
    join(import.meta.dirname, '../../../deploy/systemd/laundry-api@.service'),
    'utf8',
  );
  const seconds = /^ExecStartPost=\/bin\/sleep (?<seconds>\d+)$/m.exec(unit)?.groups?.['seconds'];
  expect(Number(seconds) * 1000).toBeGreaterThan(BALANCER_NOTICES_MS);
});
