import { shortUuid, uuidOfShort } from './shortUuid.ts';

it.each([
  ['00000000-0000-0000-0000-000000000000', '0000000000000000000000000'],
  ['7b0e3c52-4d1a-4b6f-9c3e-1f2a3b4c5d6e', '7a9ltdcujb2q693xypybslje6'],
  ['ffffffff-ffff-ffff-ffff-ffffffffffff', 'f5lxx1zz5pnorynqglhzmsp33'],
])('%s is %s, and back', (uuid, short) => {
  expect(shortUuid(uuid)).toBe(short);
  expect(uuidOfShort(short)).toBe(uuid);
  expect(uuidOfShort(short.toUpperCase())).toBe(uuid);
});

it.each(['', '123', 'z'.repeat(25), '0'.repeat(26), `${'0'.repeat(24)}-`])('%j is none', (text) => {
  expect(uuidOfShort(text)).toBeUndefined();
});
