import type { RequestListener } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { createClosers, freePort, serveHttp } from '@laundry/sandbox/local';
import { startBalancer } from '../../src/chaos/system/balancer.ts';
import type { Balancer } from '../../src/chaos/system/balancer.ts';

const closers = createClosers();
let balancer: Balancer | undefined;
afterEach(() => closers.closeAll());

const balance = async (...origins: string[]) => closers.keep(await startBalancer(origins));

/** An instance that reports itself ready and passes other requests to a handler. */
async function instance(handle: RequestListener): Promise<string> {
  const server = await serveHttp((request, response) => {
    if (request.url === '/readyz') response.end('{}');
    else handle(request, response);
  });
  return closers.keep(server).origin;
}

async function untilReady(count: number): Promise<void> {
  while (balancer?.ready() !== count) await wait(20);
}

const send = async (method: string) => fetch(`${balancer?.origin}/x`, { method });

it('never sends a POST again that may have reached an instance, and sends a GET to the next', async () => {
  const receivedMethods: string[] = [];
  const breaksOff: RequestListener = (request, response) => {
    receivedMethods.push(request.method ?? '');
    request.resume().once('end', () => response.destroy());
  };
  balancer = await balance(await instance(breaksOff), await instance(breaksOff));
  await untilReady(2);
  expect((await send('POST')).status).toBe(502);
  expect(receivedMethods).toEqual(['POST']);
  expect((await send('GET')).status).toBe(503);
  expect(receivedMethods).toEqual(['POST', 'GET', 'GET']);
});

it('passes who is there over who is not, and tells where a request comes from', async () => {
  const seen: (string | string[] | undefined)[] = [];
  const there = await instance((request, response) => {
    seen.push(request.headers['x-forwarded-for']);
    response.writeHead(201).end('made');
  });
  const gone = `http://127.0.0.1:${await freePort()}`;
  balancer = await balance(gone, there);
  await untilReady(1);
  for (let times = 0; times < 4; times += 1) expect((await send('POST')).status).toBe(201);
  expect(seen).toEqual(Array.from({ length: 4 }, () => '127.0.0.1'));
});

it('says when to come back while nobody is ready', async () => {
  balancer = await balance(`http://127.0.0.1:${await freePort()}`);
  const answer = await send('POST');
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1']);
});
