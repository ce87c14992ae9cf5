import { parseReference, formatReference } from './reference.ts';

const NUMBERS = [
  ...Array.from({ length: 20_000 }, (_, index) => index),
  10_000_000,
  2 ** 31,
  110_075_314_175,
];

it('a reference has 8 characters without look-alikes or vowels', () => {
  for (const number of NUMBERS) expect(formatReference(number)).toMatch(/^[2346789CDFGHJKMNPQRTVWXY]{8}$/);
});

it('a reference is parsed back to its number, and thus unique', () => {
  expect(NUMBERS.map((number) => parseReference(formatReference(number)))).toEqual(NUMBERS);
});

it('a number always gets the same reference', () => {
  expect([1, 2, 3].map(formatReference)).toEqual(['G2W3YV6H', '9MDHHPT7', '66TVYKGW']);
});

it.each(['', 'K7QM4TX', 'K7QM4TXRR', 'K7QM4TX0', 'K7QM4TXA', '12345678', 'ñ2222222'])(
  'does not parse %j as a reference',
  (text) => expect(parseReference(text)).toBeUndefined(),
);

it('parses a reference with lower case, spaces and a hyphen', () => {
  const reference = formatReference(7);
  expect(parseReference(` ${reference.slice(0, 4).toLowerCase()}-${reference.slice(4)} `)).toBe(7);
});
