import { decryptToken, encryptToken, fechaOf, ivOf } from './cipher.ts';

const KEY = Buffer.from('0123456789abcdefghijklmn').toString('base64');
const iv = Buffer.from('db5d36e75d75f34d', 'hex');

it('derives the published vector of 2012-10-25 11:18:00', () => {
  expect(ivOf('2012-10-25 11:18:00')?.toString('hex')).toBe('db5d36e75d75f34d');
  expect(ivOf('2012-10-2511:18:00')?.toString('hex')).toBe('db5d36e75d75f34d');
});

it('derives nothing from what is no date', () => {
  expect(ivOf('ayer')).toBeUndefined();
});

it('writes Montevideo time on a 12-hour clock, without a space', () => {
  expect(fechaOf(new Date('2012-10-25T13:18:00Z'))).toBe('2012-10-2511:18:00');
  expect(fechaOf(new Date('2026-07-01T02:30:05Z'))).toBe('2026-06-3011:30:05');
  expect(fechaOf(new Date('2026-07-01T03:00:00Z'))).toBe('2026-07-0112:00:00');
});

it('reads its own tokens, and none of another key', () => {
  const token = encryptToken(KEY, iv, 'TrueÁ400,00');
  expect(decryptToken(KEY, iv, token)).toBe('TrueÁ400,00');
  expect(decryptToken(Buffer.alloc(24, 7).toString('base64'), iv, token)).not.toBe('TrueÁ400,00');
  expect(decryptToken(KEY, iv, 'AAAA')).toBeUndefined();
});
