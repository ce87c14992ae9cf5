import { splitServers } from './pool.ts';

it.each([
  ['postgres://laundry:a%2Cb@db:5432/laundry', ['postgres://laundry:a%2Cb@db:5432/laundry']],
  ['socket:/run/postgresql?db=laundry', ['socket:/run/postgresql?db=laundry']],
  [
    'postgres://laundry:secret@one:5432,two:5433/laundry?sslmode=verify-full',
    [
      'postgres://laundry:secret@one:5432/laundry?sslmode=verify-full',
      'postgres://laundry:secret@two:5433/laundry?sslmode=verify-full',
    ],
  ],
  ['postgresql://one,[::1]:5433/laundry', ['postgresql://one/laundry', 'postgresql://[::1]:5433/laundry']],
])('splits %s into one URL per server', (url, servers) => {
  expect(splitServers(url)).toEqual(servers);
});
