import type { RequestListener } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createClosers, freePort, serveHttp } from '@laundry/sandbox/local';
import { startBalancer } from '../../src/chaos/system/balancer.ts';
import type { Balancer } from '../../src/chaos/system/balancer.ts';
import { supervise } from '../../src/chaos/system/supervisor.ts';

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

it('sends nothing again that may have reached an instance', async () => {
  const receivedMethods: string[] = [];
  const breaksOff: RequestListener = (request, response) => {
    receivedMethods.push(request.method ?? '');
    request.resume().once('end', () => response.destroy());
  };
  balancer = await balance(await instance(breaksOff), await instance(breaksOff));
  await untilReady(2);
  for (const method of ['POST', 'GET']) expect((await send(method)).status).toBe(502);
  expect(receivedMethods).toEqual(['POST', 'GET']);
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

let folder: string;
beforeEach(async () => {
  folder = await closers.folder('supervisor');
});

const start = (code: string) =>
  supervise('one', ['-e', code], { env: { PATH: process.env['PATH'] }, folder });

const READY = 'ready to stop';
const LIVES = `setInterval(() => {}, 1000); process.on("SIGTERM", () => process.exit(0)); console.log("${READY}");`;
/** Until it would end by SIGTERM as asked: before that it dies of it. */
async function untilWritten(log: string): Promise<void> {
  while (!(await readFile(join(folder, log), 'utf8').catch(() => '')).includes(READY)) await wait(10);
}

it('starts again whom it killed, and holds that against nobody', async () => {
  const one = start(LIVES);
  while (one.starts() < 1) await wait(10);
  // It cannot be killed before it has started, so this repeats until it was.
  while (one.starts() < 2) {
    one.kill();
    await wait(20);
  }
  await untilWritten('one-2.log');
  await one.stop();
  expect(one.deaths()).toEqual([]);
});

it('tells of one that ends by itself, with its last words', async () => {
  const one = start('console.error("out of luck"); process.exit(3);');
  while (one.deaths().length === 0) await wait(10);
  await one.stop();
  expect(one.deaths()[0]).toMatch(/^one ended by itself with 3:\nout of luck$/);
});
