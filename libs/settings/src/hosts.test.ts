import { isExample, isLoopback, isThisMachine } from './hosts.ts';

it.each([
  'localhost',
  'LOCALHOST.',
  'admin.localhost',
  '127.0.0.1',
  '127.9.8.7',
  '::1',
  '[::1]',
  '[::ffff:7f00:1]',
])('%s is this machine', (host) => {
  expect(isLoopback(host)).toBe(true);
  expect(isThisMachine(host)).toBe(true);
});

it.each(['0.0.0.0', '[::]'])('%s means every address: connecting to it reaches this machine', (host) => {
  expect(isLoopback(host)).toBe(false);
  expect(isThisMachine(host)).toBe(true);
});

it.each(['lavaderos.uy', '128.0.0.1', '10.0.0.1', 'localhost.uy', '1270.uy'])('%s is elsewhere', (host) => {
  expect(isThisMachine(host)).toBe(false);
  expect(isExample(host)).toBe(false);
});

it.each(['lavadero.example', 'example', 'example.com', 'www.example.org', 'a.test', 'A.INVALID'])(
  '%s is an example host',
  (host) => expect(isExample(host)).toBe(true),
);
