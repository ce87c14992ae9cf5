/** @jest-environment node */
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { readSnapshot } from '../build-steps/snapshot.ts';
import { PICTURED } from './shop.ts';

const read = (source: string) => readSnapshot(source, 'public-site');

const FILE = join(import.meta.dirname, '../demo-snapshot.json');

const LAUNDROMATS = '/public-site/v1/laundromats';
const ITEMS = '/api/v1/branding/items';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

/** Starts a server with these answers by URL; 'none' answers 404, a missing one 503. @returns its origin */
async function serving(answers: Readonly<Record<string, unknown>>) {
  const server = createServer(({ url = '', headers }, response) => {
    const found = headers.authorization === 'Bearer public-site' ? answers[url] : undefined;
    response.statusCode = found === 'none' ? 404 : found === undefined ? 503 : 200;
    response.end(JSON.stringify(found ?? { result_code: 'ex_unavailable' }));
  }).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}

it('reads the same snapshot from a file and from the API', async () => {
  const demo = await read('demo-snapshot.json');
  expect(demo).toEqual(JSON.parse(await readFile(FILE, 'utf8')));
  const origin = await serving({ [LAUNDROMATS]: demo.laundromats, [ITEMS]: demo.brandingItems });
  expect(await read(`${origin}/`)).toEqual(demo);
});

it("keeps the company's pictures, and drops those of other hosts", async () => {
  const readItem = async (item: object) =>
    (await read(await serving({ [LAUNDROMATS]: [], [ITEMS]: [item] }))).brandingItems[0];
  expect(await readItem(PICTURED)).toEqual(PICTURED);
  const files = [{ width: 400, path: '//elsewhere.example/x.avif' }];
  const picture = { ...PICTURED.picture, sources: [{ type: 'image/avif', files }] };
  expect((await readItem({ ...PICTURED, picture }))?.picture).toBeUndefined();
});

it('fails with the name of the setting if the snapshot is missing or invalid', async () => {
  await expect(read('/nowhere/snapshot.json')).rejects.toThrow(/^SITE_SNAPSHOT: .*ENOENT/);
  await expect(read(await serving({}))).rejects.toThrow(/^SITE_SNAPSHOT: .* answered 503$/);
  const wrong = await serving({ [LAUNDROMATS]: [{}], [ITEMS]: [] });
  await expect(read(wrong)).rejects.toThrow(/^SITE_SNAPSHOT: Invalid/);
  const nothing = await serving({ [LAUNDROMATS]: [], [ITEMS]: 'none' });
  await expect(read(nothing)).rejects.toThrow(/^SITE_SNAPSHOT: .* answered 404$/);
});

it('has no laundromats if the server does not list them (D69)', async () => {
  const origin = await serving({ [LAUNDROMATS]: 'none', [ITEMS]: [PICTURED] });
  expect(await read(origin)).toEqual({ laundromats: [], brandingItems: [PICTURED] });
});
