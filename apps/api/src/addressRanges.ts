import { BlockList, isIP } from 'node:net';

const familyOf = (address: string) => (({ 4: 'ipv4', 6: 'ipv6' }) as const)[isIP(address)];
const WIDEST = { ipv4: 32, ipv6: 128 } as const;

/**
 * Parses address ranges such as `192.0.2.0/24, 2001:db8::1`: CIDR ranges or single addresses with commas.
 * Undefined for anything else.
 */
export function addressRanges(text: string): BlockList | undefined {
  const ranges = new BlockList();
  for (const range of text.split(',')) {
    const [, address = '', prefix] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(range.trim()) ?? [];
    const family = familyOf(address);
    if (!family) return undefined;
    const bits = prefix === undefined ? WIDEST[family] : Number(prefix);
    if (bits > WIDEST[family]) return undefined;
    ranges.addSubnet(address, bits, family);
  }
  return ranges;
}

/** Whether an address is in one of the ranges. An IPv4-mapped IPv6 address counts as the IPv4 address. */
export function isInRanges(ranges: BlockList | '', address: string): boolean {
  const family = familyOf(address);
  return ranges !== '' && family !== undefined && ranges.check(address, family);
}
