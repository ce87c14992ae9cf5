import { parseReference, formatReference } from './reference.ts';

const NUMBERS = [
  ...Array.from({ length: 20_000 }, (_, index) => index),
  10_000_000,
  2 ** 31,
  110_075_314_175,
];

it('is 8 characters without look-alikes or vowels, another one for each number', () => {
  const references = NUMBERS.map(formatReference);
  for (const reference of references) expect(reference).toMatch(/^[2346789CDFGHJKMNPQRTVWXY]{8}$/);
  expect(new Set(references).size).toBe(NUMBERS.length);
});

it('leads back to its number', () => {
  expect(NUMBERS.map((number) => parseReference(formatReference(number)))).toEqual(NUMBERS);
});

it('stays the same for ever', () => {
  expect([1, 2, 3].map(formatReference)).toEqual(['G2W3YV6H', '9MDHHPT7', '66TVYKGW']);
});

it('does not tell which payment came next', () => {
  for (const number of NUMBERS.slice(0, 1000)) {
    const [one, next] = [formatReference(number), formatReference(number + 1)];
    expect(Array.from(one).filter((sign, index) => sign !== next.charAt(index)).length).toBeGreaterThan(3);
  }
});

it.each(['', 'K7QM4TX', 'K7QM4TXRR', 'K7QM4TX0', 'K7QM4TXA', '12345678', 'ñ2222222'])('is not %j', (text) => {
  expect(parseReference(text)).toBeUndefined();
});

it('is read however it was written down', () => {
  const reference = formatReference(7);
  expect(parseReference(` ${reference.slice(0, 4).toLowerCase()}-${reference.slice(4)} `)).toBe(7);
});
