import { lookup } from 'node:dns/promises';
import { BlockList, isIPv6 } from 'node:net';
import { CHANNEL_NAMES, ErrorEnvelope, FIRST_CHANNEL } from '@laundry/api-contract';
import {
  right,
  unseen,
  wrong,
  CHANNELS,
  enabledChannels,
  notificationPath,
} from '@laundry/payment-channels/server';
import type { Send, Finding } from '@laundry/payment-channels/server';
import { isLoopback } from '@laundry/settings';
import * as v from 'valibot';
import type { Clock } from '../../shared/clock.ts';
import type { Settings } from '../../settings.ts';
import type { CoreDependencies } from '../dependencies.ts';

/** The message names the host and why it did not answer. */
class NotAnswered extends Error {}

const WithCode = v.object({ cause: v.object({ code: v.string() }) });

const describeFailure = (error: unknown): string => {
  const coded = v.safeParse(WithCode, error);
  if (coded.success) return coded.output.cause.code;
  return error instanceof Error ? error.name : 'failed';
};

/** How far this machine's clock may be from a provider's: messages of both are signed with their time. */
const CLOCK_TOLERANCE_SECONDS = 30;

function clockFinding(answered: string | null, now: Date): Finding {
  const theirs = Date.parse(answered ?? '');
  if (Number.isNaN(theirs)) return unseen('clock: the answer has no time');
  const seconds = Math.round((now.getTime() - theirs) / 1000);
  const text = `clock: this machine is ${Math.abs(seconds)} s ${seconds < 0 ? 'behind' : 'ahead of'} the provider`;
  return Math.abs(seconds) > CLOCK_TOLERANCE_SECONDS ? wrong(text) : right(text);
}

/**
 * Runs a check, which may send requests to a provider.
 *
 * @param clock this machine's, where it is compared with the provider's
 * @returns what it found, or that nobody answered
 */
async function runCheck(
  name: string,
  check: (send: Send) => Promise<readonly Finding[]>,
  { clock, timeoutMs }: { readonly clock?: Clock; readonly timeoutMs: number },
) {
  let clockFound: Finding | undefined;
  const send: Send = async (url, request) => {
    try {
      const signal = AbortSignal.timeout(timeoutMs);
      const response = await fetch(url, { redirect: 'manual', ...request, signal });
      clockFound = clock && clockFinding(response.headers.get('date'), clock());
      const text = await response.text();
      const body: unknown = await new Response(text).json().catch(() => undefined);
      return { status: response.status, body };
    } catch (error) {
      throw new NotAnswered(`${new URL(url).origin} does not answer: ${describeFailure(error)}`);
    }
  };
  const found = await check(send).catch((error: unknown) => {
    if (error instanceof NotAnswered) return [wrong(error.message)];
    throw error;
  });
  return { name, findings: clockFound ? [...found, clockFound] : found };
}

const Verdict = v.object({ 'error-codes': v.array(v.string()) });

/** Has reCAPTCHA verify an invalid token: its answer tells whether it knows the secret (providers §5). */
async function checkRecaptcha({ RECAPTCHA_VERIFY_URL: url, RECAPTCHA_SECRET: secret }: Settings, send: Send) {
  const body = new URLSearchParams({ secret, response: 'provider-check' });
  const answer = await send(url, { method: 'POST', body });
  const verdict = v.safeParse(Verdict, answer.body);
  const codes = verdict.success ? verdict.output['error-codes'] : [];
  const known = codes.includes('invalid-input-response') && !codes.includes('invalid-input-secret');
  return [
    known
      ? right('RECAPTCHA_SECRET is known')
      : wrong(`RECAPTCHA_SECRET: ${codes.join(', ') || `status ${answer.status}`}`),
    unseen('the sites’ key and domains: sign in to the portal and ask for a report'),
  ];
}

/** Addresses that nobody outside reaches (RFC 1918, 3927, 4193, 4291, 6598). */
const PRIVATE = new BlockList();
for (const [address, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  PRIVATE.addSubnet(address, bits, isIPv6(address) ? 'ipv6' : 'ipv4');

const isPrivate = (address: string): boolean => PRIVATE.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

/** Checks the address of notifications without a request to it. @param hostname without brackets */
async function nameFindings(protocol: string, hostname: string): Promise<readonly Finding[]> {
  if (protocol !== 'https:') return [wrong('API_ORIGIN is not https, which providers demand')];
  const found = await lookup(hostname, { all: true }).catch(() => []);
  const addresses = found.map(({ address }) => address);
  if (addresses.length === 0) return [wrong(`${hostname} is no name that DNS knows`)];
  const inside = addresses.filter(isPrivate);
  return inside.length > 0
    ? [wrong(`${hostname} leads to ${inside.join(', ')}, which nobody outside reaches`)]
    : [right(`${hostname} leads to ${addresses.join(', ')}`)];
}

/**
 * Looks at the address that providers notify, as far as this machine can see it.
 *
 * @param origin API_ORIGIN
 * @param path of any channel's notifications, at which this API answers an error to a GET
 * @param providers the addresses of the providers in use
 */
async function checkNotificationAddress(
  origin: string,
  path: string,
  providers: readonly string[],
  send: Send,
): Promise<readonly Finding[]> {
  const { protocol, hostname } = new URL(origin);
  const host = hostname.replace(/^\[|\]$/g, '');
  const here = isLoopback(host) && providers.every((url) => isLoopback(new URL(url).hostname));
  const name = here
    ? [right('API_ORIGIN is on this machine, as the providers of this installation are')]
    : await nameFindings(protocol, host);
  if (name.some(({ is }) => is === 'wrong')) return name;
  const { status, body } = await send(`${origin}${path}`);
  return [
    ...name,
    v.is(ErrorEnvelope, body)
      ? right(`${origin} leads to this API`)
      : wrong(`${origin}${path} is answered by something else (status ${status}): see the proxy’s settings`),
    ...(here ? [] : [unseen('whether a firewall lets the providers in: only their notifications show it')]),
  ];
}

/**
 * Makes a call to every configured provider that changes nothing there, and checks the answer.
 *
 * @returns what was found of each provider; nothing where its channel is off
 */
export async function checkProviders({ settings, clock }: CoreDependencies) {
  const on = enabledChannels(settings);
  const urls = on.map((channel) => settings[CHANNELS[channel].baseUrl]);
  const [channel = FIRST_CHANNEL] = on;
  const path = notificationPath(channel);
  const timeoutMs = settings.PROVIDER_TIMEOUT_MS;
  const theirs = { clock, timeoutMs };
  const ours = (send: Send) => checkNotificationAddress(settings.API_ORIGIN, path, urls, send);
  return Promise.all([
    ...CHANNEL_NAMES.map((name) =>
      runCheck(name, async (send) => (on.includes(name) ? CHANNELS[name].check(settings, send) : []), theirs),
    ),
    runCheck('reCAPTCHA', (send) => checkRecaptcha(settings, send), theirs),
    runCheck('notifications', ours, { timeoutMs }),
  ]);
}
