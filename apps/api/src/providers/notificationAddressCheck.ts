import { lookup } from 'node:dns/promises';
import { BlockList, isIP, isIPv6 } from 'node:net';
import { ErrorEnvelope } from '@laundry/api-contract';
import { isLoopback } from '@laundry/settings';
import * as v from 'valibot';
import { right, unseen, wrong } from '@laundry/payment-channels/server';
import type { Ask, Finding } from '@laundry/payment-channels/server';

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

/** What the address of notifications promises before anything is asked. @param hostname without brackets */
async function nameFindings(protocol: string, hostname: string): Promise<readonly Finding[]> {
  if (protocol !== 'https:') return [wrong('API_ORIGIN is not https, which providers demand')];
  const addresses = isIP(hostname)
    ? [hostname]
    : await lookup(hostname, { all: true }).then(
        (found) => found.map(({ address }) => address),
        () => [],
      );
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
export async function checkNotificationAddress(
  origin: string,
  path: string,
  providers: readonly string[],
  ask: Ask,
): Promise<readonly Finding[]> {
  const { protocol, hostname } = new URL(origin);
  const host = hostname.replace(/^\[|\]$/g, '');
  const here = isLoopback(host) && providers.every((url) => isLoopback(new URL(url).hostname));
  const name = here
    ? [right('API_ORIGIN is on this machine, as the providers of this installation are')]
    : await nameFindings(protocol, host);
  if (name.some(({ is }) => is === 'wrong')) return name;
  const { status, body } = await ask(`${origin}${path}`);
  return [
    ...name,
    v.is(ErrorEnvelope, body)
      ? right(`${origin} leads to this API`)
      : wrong(`${origin}${path} is answered by something else (status ${status}): see the proxy’s settings`),
    ...(here ? [] : [unseen('whether a firewall lets the providers in: only their notifications show it')]),
  ];
}
