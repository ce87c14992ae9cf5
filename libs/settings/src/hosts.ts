/** A host as it may be compared: lower case, without brackets and without the dot of its root. */
const plain = (host: string): string =>
  host
    .toLowerCase()
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '');

const LOOPBACK =
  /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|::1|::ffff:(127(\.\d{1,3}){3}|7f[\da-f]{2}:[\da-f]{1,4}))$/;
const ANY_ADDRESS = /^(0\.0\.0\.0|::)$/;
/** Names that nobody can own (RFC 2606). */
const EXAMPLE = /(^|\.)(example|test|invalid|example\.(com|net|org))$/;

/** Whether a host name or address is this machine's own, reached from nowhere else. */
export const isLoopback = (host: string): boolean => LOOPBACK.test(plain(host));

/** Whether an address with that host leads nowhere but to this machine. */
export const isThisMachine = (host: string): boolean => isLoopback(host) || ANY_ADDRESS.test(plain(host));

/** Whether a host is one of the names that are kept for examples and tests. */
export const isExample = (host: string): boolean => EXAMPLE.test(plain(host));
