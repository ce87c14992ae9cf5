import { BlockList, isIP } from 'node:net';
import * as v from 'valibot';
import { text } from './schemas.ts';

interface Family {
  readonly family: 'ipv4' | 'ipv6';
  readonly widest: number;
  readonly longest: number;
}
const FAMILIES: Readonly<Partial<Record<number, Family>>> = {
  4: { family: 'ipv4', widest: 8, longest: 32 },
  6: { family: 'ipv6', widest: 32, longest: 128 },
};
/** IPv6 addresses that begin with zeros. They may be IPv4-mapped, so a wide range could hold all of IPv4. */
const MAY_BE_IPV4 = /^(::|0+:)/;
const WIDEST_OF_MAPPED = 104;

/**
 * Parses a single address or a CIDR range. Undefined for anything else, and for a range that is too wide to
 * be anybody's own network (more than a /8, of IPv6 more than a /32).
 */
export function addressRange(text: string) {
  const [, address = '', prefix] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const known = FAMILIES[isIP(address)];
  if (!known) return undefined;
  const { family, longest } = known;
  const widest = family === 'ipv6' && MAY_BE_IPV4.test(address) ? WIDEST_OF_MAPPED : known.widest;
  const bits = prefix === undefined ? longest : Number(prefix);
  return bits < widest || bits > longest ? undefined : { address, bits, family };
}

/** Parses comma-separated ranges: `192.0.2.0/24, 2001:db8::1`. Undefined if one of them is invalid. */
export function addressRanges(text: string): BlockList | undefined {
  const ranges = new BlockList();
  for (const item of text.split(',')) {
    const range = addressRange(item.trim());
    if (!range) return undefined;
    ranges.addSubnet(range.address, range.bits, range.family);
  }
  return ranges;
}

/** Whether an address is in one of the ranges. An IPv4-mapped IPv6 address counts as the IPv4 address. */
export function isInRanges(ranges: BlockList | '', address: string): boolean {
  const known = FAMILIES[isIP(address)];
  return ranges !== '' && known !== undefined && ranges.check(address, known.family);
}

export const ranges = v.pipe(
  text,
  v.transform(addressRanges),
  v.nonOptional(
    v.optional(v.instance(BlockList)),
    'must be CIDR ranges divided by commas, none wider than /8 (IPv6: /32)',
  ),
);

const NAMED_RANGES: ReadonlySet<string> = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** The proxies that are trusted to name the client's address; `none` for an empty list. */
export const proxies = v.pipe(
  v.string(),
  v.transform((list) => (list.trim() === 'none' ? [] : list.split(',').map((item) => item.trim()))),
  v.check(
    (list) => list.every((item) => NAMED_RANGES.has(item) || addressRange(item) !== undefined),
    `must be none, or a list of addresses, networks (none wider than /8, IPv6: /32) and ${[...NAMED_RANGES].join(', ')}`,
  ),
);
