import fc from 'fast-check';
import { WebhookSignatureValidator } from 'mercadopago';
import { isSigned, webhookSignature } from './signature.ts';

const SECRET = 's3cr3t-of-the-panel-0001';
const PARTS = { dataId: '1327001845', requestId: '4f1c2e5a-0b7d-4c33-9a51-7f0e6d2b9c10' };

/** Computed with the panel's algorithm outside of this code; the official SDK accepts them too. */
const VECTORS: [ts: string, parts: Parameters<typeof isSigned>[2], v1: string][] = [
  ['1795437072158', PARTS, '812e51f9a79fbc46a7fc1e73c0de55a1e2334c7c4769fb932cae56bcdaa2514f'],
  ['1795437072', PARTS, '54c5cd8efee9685eac1a9813d065035d98562694d5ad43d994e9189b91246c86'],
  [
    '1795437072158',
    { ...PARTS, requestId: undefined },
    '87b8a0b978e4c16854db70efc6016b7baf514bc28be9e3ba29dc1d9167ec00de',
  ],
];

interface Received {
  readonly header: string | undefined;
  readonly secret: string;
  readonly dataId: string | undefined;
  readonly requestId: string | undefined;
}

/** Whether the official SDK accepts a request. */
function isAcceptedBySdk({ header: xSignature, secret, dataId, requestId: xRequestId }: Received): boolean {
  try {
    WebhookSignatureValidator.validate({ xSignature, xRequestId, dataId, secret });
    return true;
  } catch {
    return false;
  }
}

it.each(VECTORS)('signs and accepts the vector of %s', (ts, parts, v1) => {
  expect(webhookSignature(SECRET, { ...parts, ts })).toBe(v1);
  const header = `ts=${ts},v1=${v1}`;
  expect(isSigned(header, SECRET, parts)).toBe(true);
  expect(isAcceptedBySdk({ header, secret: SECRET, ...parts })).toBe(true);
  expect(isSigned(header, 'other', parts)).toBe(false);
  expect(isSigned(header, SECRET, { ...parts, dataId: '1327001846' })).toBe(false);
});

it('reads the parts in any case and order, with spaces, and ignores further versions', () => {
  const v1 = webhookSignature(SECRET, { ...PARTS, ts: '1' });
  expect(isSigned(` V1 = ${v1} , v2=0000, x, TS= 1 `, SECRET, PARTS)).toBe(true);
  expect(isSigned(`ts=1,v1=${v1.toUpperCase()}`, SECRET, PARTS)).toBe(false);
  expect(isSigned(`ts=1,v1=${v1}=x`, SECRET, PARTS)).toBe(false);
  expect(isSigned(`ts=1,v2=${v1}`, SECRET, PARTS)).toBe(false);
});

it('accepts an alphanumeric id that was signed in lower case or as it came', () => {
  for (const dataId of ['AB12', 'ab12']) {
    const v1 = webhookSignature(SECRET, { ...PARTS, dataId, ts: '1' });
    expect(isSigned(`ts=1,v1=${v1}`, SECRET, { ...PARTS, dataId: 'AB12' })).toBe(true);
  }
});

it.each([undefined, '', 'v1=', 'ts=1', 'ts=,v1=', '=,='])('refuses %p', (header) => {
  expect(isSigned(header, SECRET, PARTS)).toBe(false);
});

const digits = fc.integer({ min: 0, max: 2 ** 40 }).map(String);
const space = fc.constantFrom('', ' ', '\t');
const pick = <Value>(...values: Value[]) => fc.constantFrom(...values);

/** Variants of a genuine header: parts moved, renamed, repeated, or with a wrong signature. */
const received = fc
  .record({
    secret: fc.string({ minLength: 1 }),
    dataId: fc.option(fc.oneof(digits, fc.stringMatching(/^[a-z0-9-]{1,12}$/)), { nil: undefined }),
    requestId: fc.option(fc.uuid(), { nil: undefined }),
    ts: fc.oneof(digits, pick('', 'x', '1.5')),
    names: fc.tuple(pick('ts', 'TS', 'Ts'), pick('v1', 'V1', 'v2')),
    more: fc.array(pick('v2=00', 'v1=', 'x', '=', 'ts=', 'v1=00', 'ts=2'), { maxLength: 2 }),
    space,
    spoiled: pick(false, false, true),
  })
  .chain(({ secret, dataId, requestId, ts, names: [tsName, v1Name], more, space: gap, spoiled }) => {
    const v1 = webhookSignature(spoiled ? `${secret}!` : secret, { dataId, requestId, ts });
    const parts = [`${gap}${tsName}${gap}=${gap}${ts}${gap}`, `${v1Name}=${v1}`, ...more];
    return fc
      .shuffledSubarray(parts, { minLength: parts.length })
      .map((order): Received => ({ header: order.join(','), secret, dataId, requestId }));
  });

it('agrees with the official SDK about every header', () => {
  fc.assert(
    fc.property(received, (one) => {
      expect(isSigned(one.header, one.secret, one)).toBe(isAcceptedBySdk(one));
    }),
    { numRuns: 2000 },
  );
});
