// A bare Fastify server that replays the recordings in FILE: the same statements through `pg`, without
// checks, authentication or logs.
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import Fastify from 'fastify';
import pg from 'pg';
import { Agent, request } from 'undici';
import { cardCode } from '../cards.ts';
import type { RecordedStep, Recording } from './recording.ts';

const [file = ''] = process.argv.slice(2);
const recordings = JSON.parse(await readFile(file, 'utf8')) as Readonly<Record<string, Recording>>;
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 16 });
const agent = new Agent({ connections: 64 });

type Fill = (text: string) => string;
type Runner = (client: pg.ClientBase | pg.Pool, fill: Fill) => Promise<unknown>;

/**
 * Prepares a step. Values without anything fresh in them are passed on unchanged, which saves time under
 * load.
 */
function runnerOf(step: RecordedStep, fresh: readonly string[]): Runner {
  const isFresh = (value: unknown): value is string =>
    typeof value === 'string' && fresh.some((name) => value.includes(name));
  if (step.kind === 'sql') {
    const { text, values, name } = step;
    const config = { text, ...(name !== undefined && { name }) };
    const changing = values.some(isFresh);
    return async (client, fill) => {
      const given = changing ? values.map((value) => (isFresh(value) ? fill(value) : value)) : [...values];
      return (await client.query<object>({ ...config, values: given })).rows;
    };
  }
  const { method, url, headers, body } = step;
  const names = headers.filter((_, index) => index % 2 === 0);
  return async (_client, fill) => {
    const sent = names.map((name, index) => [name, fill(headers[index * 2 + 1] ?? '')] as const);
    const own = sent.filter(([name]) => !/^(?:content-length|host|connection)$/i.test(name));
    const answer = await request(fill(url), {
      dispatcher: agent,
      method: method === 'POST' ? 'POST' : 'GET',
      headers: Object.fromEntries(own),
      body: body === '' ? null : fill(body),
    });
    return answer.body.json();
  };
}

let calls = 0;

/** Makes a function that puts new UUIDs and the next card into recorded values. */
function fillerOf({ uuids, card }: Recording['fresh']): Fill {
  const changes = uuids.map((uuid) => [uuid, randomUUID()] as const);
  const next = cardCode(calls++);
  return (text) => {
    const filled = changes.reduce((all, [old, fresh]) => all.replaceAll(old, fresh), text);
    return card === undefined ? filled : filled.replaceAll(card, next);
  };
}

const BEGIN = /^begin/i;
const END = /^(?:commit|rollback)/i;

function handlerOf({ groups, fresh }: Recording): () => Promise<unknown> {
  const names = [...fresh.uuids, ...(fresh.card === undefined ? [] : [fresh.card])];
  const prepared = groups.map((steps) => ({
    begins: steps.some((step) => step.kind === 'sql' && BEGIN.test(step.text)),
    ends: steps.some((step) => step.kind === 'sql' && END.test(step.text)),
    runners: steps.map((step) => runnerOf(step, names)),
  }));
  return async () => {
    const fill = names.length === 0 ? (text: string) => text : fillerOf(fresh);
    const results: unknown[] = [];
    let client: pg.PoolClient | undefined;
    for (const { begins, ends, runners } of prepared) {
      if (begins) client = await pool.connect();
      const on = client ?? pool;
      results.push(...(await Promise.all(runners.map((run) => run(on, fill)))));
      if (!ends) continue;
      client?.release();
      client = undefined;
    }
    return results;
  };
}

const app = Fastify({ forceCloseConnections: true });
for (const [name, recording] of Object.entries(recordings)) {
  const handle = handlerOf(recording);
  app.route({ method: ['GET', 'POST'], url: `/${name}`, handler: handle });
}
await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) });
console.log('ready');
process.once('SIGTERM', () => void app.close().then(() => pool.end()));
