import { splitServers } from './pool.ts';

it.each([
  ['postgres://laundry:a%2Cb@db:5432/laundry', ['postgres://laundry:a%2Cb@db:5432/laundry']],
  ['socket:/run/postgresql?db=laundry', ['socket:/run/postgresql?db=laundry']],
  ['postgresql://l:s@one,[::1]:5/l?a=b', ['postgresql://l:s@one/l?a=b', 'postgresql://l:s@[::1]:5/l?a=b']],
])('splits %s into one URL per server', (url, servers) => {
  expect(splitServers(url)).toEqual(servers);
});
