import { isExample, isThisMachine } from './hosts.ts';
import type { SettingKind } from './setting.ts';

/** A check that returns what is required instead of a value; undefined where the value is valid. */
type Rule = (value: string) => string | undefined;

const SHORTEST_SECRET = 16;

/** Keys that providers publish for tests: reCAPTCHA's pair. */
const PUBLISHED = new Set([
  '6LeIxAcTAAAAAJcZVRqyHh71UMIEGNQ_MXjiZKhI',
  '6LeIxAcTAAAAAGG-vFI1TnRWxMZNFuojJ4WifJWe',
]);
/** The prefixes of the local run's secrets, and of providers' tokens for test accounts. */
const FOR_TESTS = /^(local|TEST)-/;

const readHost = (url: string): string => (URL.canParse(url) ? new URL(url).hostname : '');
const readMailHost = (address: string): string => /@([^@>\s]+)>?\s*$/.exec(address)?.[1] ?? '';

const noTestKey: Rule = (value) =>
  PUBLISHED.has(value) || FOR_TESTS.test(value) ? 'must not be a key for tests' : undefined;
const longEnough: Rule = (value) =>
  value.length < SHORTEST_SECRET ? `must have at least ${SHORTEST_SECRET} characters` : undefined;
const https: Rule = (value) => (value.startsWith('https://') ? undefined : 'must begin with https://');
const noExampleHost: Rule = (value) =>
  isExample(readHost(value)) ? 'must not be on an example host' : undefined;
const elsewhere: Rule = (value) =>
  isThisMachine(readHost(value)) ? 'must not be an address of this machine' : undefined;
const elsewhereOnly: Rule = (value) =>
  isThisMachine(value.split('/')[0] ?? '') ? 'must not be an address of this machine' : undefined;
const noExampleMail: Rule = (value) =>
  isExample(readMailHost(value)) || isThisMachine(readMailHost(value))
    ? 'must not be an example address'
    : undefined;

const WEB: readonly Rule[] = [elsewhere, noExampleHost, https];

/** The requirements of production for each kind of value, except that it must not be in the repository. */
const RULES: Readonly<Record<SettingKind, readonly Rule[]>> = {
  secret: [noTestKey, longEnough],
  identifier: [noTestKey],
  url: WEB,
  origin: WEB,
  server: [noExampleHost],
  network: [elsewhereOnly],
  emailAddress: [noExampleMail],
  contact: [],
};

const LISTS: ReadonlySet<SettingKind> = new Set<SettingKind>(['url', 'origin', 'network']);

/** Normalises a value for comparison: names of the loopback, a slash at its end. */
const toComparable = (value: string): string =>
  value
    .toLowerCase()
    .replace(/\/\/(localhost|127\.0\.0\.1|\[::1\])(?=[:/]|$)/, '//localhost')
    .replace(/\/$/, '');

/**
 * What production requires instead of a given value; undefined where the value is valid.
 *
 * @param repositoryValues all values of that kind in the repository
 * @param exception a value that is accepted whatever the rules of its kind
 */
export function refusal(
  kind: SettingKind,
  given: string,
  repositoryValues: readonly string[],
  exception?: string,
): string | undefined {
  const known = new Set(repositoryValues.map(toComparable));
  const values = LISTS.has(kind) ? given.split(',').map((value) => value.trim()) : [given.trim()];
  for (const value of values) {
    if (known.has(toComparable(value))) return 'must not be a value of the local run';
    for (const rule of value === exception ? [] : RULES[kind]) {
      const message = rule(value);
      if (message !== undefined) return message;
    }
  }
  return undefined;
}
