import { decryptToken, encryptToken, formatFecha, deriveIv } from './cipher.ts';

const KEY = Buffer.from('0123456789abcdefghijklmn').toString('base64');
const FECHA = '2012-10-25 11:18:00';

it.each([
  ['2012-10-25 11:18:00', 'db5d36e75d75f34d'],
  ['2012-10-2511:18:00', 'db5d36e75d75f34d'],
  ['2026-11-23 03:05:09', 'eb5d76df4df4e74f'],
  ['2026-11-23 15:05:09', 'eb5d76df4df4e74f'],
  ['2026-11-23 03:06:41', 'eb5d76df4df4eb8d'],
])('derives the vector of %s on a 12-hour clock', (fecha, vector) => {
  expect(deriveIv(fecha)?.toString('hex')).toBe(vector);
});

it('derives the same vector for midnight and noon', () => {
  expect(deriveIv('2026-11-23 00:00:00')).toEqual(deriveIv('2026-11-23 12:00:00'));
});

it.each(['ayer', '2026-11-23 24:00:00', '2026-11-23T03:05:09', ''])('derives nothing from %j', (fecha) => {
  expect(deriveIv(fecha)).toBeUndefined();
});

it('writes Montevideo time on a 12-hour clock', () => {
  expect(formatFecha(new Date('2012-10-25T13:18:00Z'))).toBe('2012-10-25 11:18:00');
  expect(formatFecha(new Date('2026-11-23T18:05:09Z'))).toBe('2026-11-23 03:05:09');
  expect(formatFecha(new Date('2026-07-01T02:30:05Z'))).toBe('2026-06-30 11:30:05');
  expect(formatFecha(new Date('2026-07-01T03:00:00Z'))).toBe('2026-07-01 12:00:00');
});

it('reads its own tokens, and none of another key', () => {
  const token = encryptToken(KEY, FECHA, 'TrueÁ400,00');
  expect(decryptToken(KEY, FECHA, token)).toBe('TrueÁ400,00');
  expect(decryptToken(Buffer.alloc(24, 7).toString('base64'), FECHA, token)).not.toBe('TrueÁ400,00');
  expect(decryptToken(KEY, FECHA, 'AAAA')).toBeUndefined();
  expect(decryptToken(KEY, 'ayer', token)).toBeUndefined();
});
