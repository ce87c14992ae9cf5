import { addressRanges, isInRanges } from './addressRanges.ts';

it.each([
  ['192.0.2.0/24', '192.0.2.77', true],
  ['192.0.2.0/24', '192.0.3.1', false],
  ['192.0.2.7', '192.0.2.7', true],
  ['192.0.2.7', '192.0.2.8', false],
  ['192.0.2.7, 198.51.100.0/30', '198.51.100.3', true],
  ['192.0.2.0/24', '::ffff:192.0.2.1', true],
  ['2001:db8::/32', '2001:db8:1::5', true],
  ['2001:db8::/32', '2001:db9::5', false],
  ['127.0.0.0/8,::1', '::1', true],
  ['127.0.0.0/8', 'not an address', false],
])('the ranges %s contain %s: %p', (text, address, inside) => {
  const ranges = addressRanges(text);
  expect(ranges && isInRanges(ranges, address)).toBe(inside);
});

it.each([
  ...['', 'localhost', '192.0.2.0/33', '192.0.2/24', '192.0.2.1;192.0.2.2', '192.0.2.1,', '::1/129'],
  // Wider than any network, or with one that is.
  ...['0.0.0.0/0', '200.0.0.0/7', '200.40.0.0/16,2800::/31', '::ffff:0.0.0.0/96', '::/32', 'fd00::/8'],
])('refuses the ranges %p', (text) => expect(addressRanges(text)).toBeUndefined());
