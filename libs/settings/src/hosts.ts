/** Normalises a host for comparison: lower case, without brackets and without a final dot. */
const normalise = (host: string): string =>
  host
    .toLowerCase()
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '');

const LOOPBACK =
  /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|::1|::ffff:(127(\.\d{1,3}){3}|7f[\da-f]{2}:[\da-f]{1,4}))$/;
const ANY_ADDRESS = /^(0\.0\.0\.0|::)$/;
/** Reserved names that nobody can own (RFC 2606). */
const EXAMPLE = /(^|\.)(example|test|invalid|example\.(com|net|org))$/;

/** Whether a host name or address is a loopback one. */
export const isLoopback = (host: string): boolean => LOOPBACK.test(normalise(host));

/** Whether a host only leads to this machine. */
export const isThisMachine = (host: string): boolean => isLoopback(host) || ANY_ADDRESS.test(normalise(host));

/** Whether a host name is reserved for examples and tests. */
export const isExample = (host: string): boolean => EXAMPLE.test(normalise(host));
