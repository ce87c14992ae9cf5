/** @jest-environment node */
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { readSnapshot } from '../build-steps/snapshot.ts';
import { PICTURED } from './shop.ts';

const read = (source: string) => readSnapshot(source, 'public-site');

const FILE = join(import.meta.dirname, '../demo-snapshot.json');

/** Starts a server with these answers by URL; 'none' answers 404, a missing one 503. */
async function serving(answers: Readonly<Record<string, unknown>>) {
  const server = createServer(({ url = '', headers }, response) => {
    const found = headers.authorization === 'Bearer public-site' ? answers[url] : undefined;
    response.statusCode = found === 'none' ? 404 : found === undefined ? 503 : 200;
    response.end(JSON.stringify(found ?? { result_code: 'ex_unavailable' }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close().closeAllConnections() };
}

it('reads the same snapshot from a file and from the API', async () => {
  const demo = await read('demo-snapshot.json');
  expect(demo).toEqual(JSON.parse(await readFile(FILE, 'utf8')));
  const api = await serving({
    '/public-site/v1/laundromats': demo.laundromats,
    '/api/v1/branding/items': demo.brandingItems,
  });
  expect(await read(`${api.origin}/`)).toEqual(demo);
  api.close();
});

it("keeps the company's pictures, and drops those of other hosts", async () => {
  const { laundromats } = await read('demo-snapshot.json');
  const serve = (items: readonly object[]) =>
    serving({ '/public-site/v1/laundromats': laundromats, '/api/v1/branding/items': items });
  const api = await serve([PICTURED]);
  expect((await read(api.origin)).brandingItems).toEqual([PICTURED]);
  api.close();
  const files = [{ width: 400, path: '//elsewhere.example/x.avif' }];
  const picture = { ...PICTURED.picture, sources: [{ type: 'image/avif', files }] };
  const foreign = await serve([{ ...PICTURED, picture }]);
  expect((await read(foreign.origin)).brandingItems[0]?.picture).toBeUndefined();
  foreign.close();
});

it('fails with the name of the setting if the snapshot is missing or invalid', async () => {
  await expect(read('/nowhere/snapshot.json')).rejects.toThrow(/^SITE_SNAPSHOT: .*ENOENT/);
  const silent = await serving({});
  await expect(read(silent.origin)).rejects.toThrow(/^SITE_SNAPSHOT: .* answered 503$/);
  silent.close();
  const wrong = await serving({ '/public-site/v1/laundromats': [{}], '/api/v1/branding/items': [] });
  await expect(read(wrong.origin)).rejects.toThrow(/^SITE_SNAPSHOT: Invalid/);
  wrong.close();
});

it('has no laundromats if the server does not list them (D69)', async () => {
  const api = await serving({ '/public-site/v1/laundromats': 'none', '/api/v1/branding/items': [PICTURED] });
  expect(await read(api.origin)).toEqual({ laundromats: [], brandingItems: [PICTURED] });
  api.close();
  const nothing = await serving({ '/public-site/v1/laundromats': [], '/api/v1/branding/items': 'none' });
  await expect(read(nothing.origin)).rejects.toThrow(/ answered 404$/);
  nothing.close();
});
