import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadBrandAssets, missingAssets } from './brandAssets.ts';
import { loadChannelMarks, namedMarks } from './channelMarks.ts';

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

async function folderOf(files: Readonly<Record<string, string>>) {
  const folder = await mkdtemp(join(tmpdir(), 'brand-'));
  folders.push(folder);
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
  return folder;
}

const svg = (content = '<path d="M0 0h60v20H0z"/>') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 20">${content}</svg>`;

it('takes the mark of a channel from a file of its name, with its shape', async () => {
  const [found] = await loadChannelMarks(await folderOf({ 'RedPagos.svg': svg(), 'Cheques.svg': svg() }));
  if (!found) throw new Error('no mark');
  const { RedPagos, ...others } = namedMarks([found]);
  expect(RedPagos).toMatchObject({ width: 60, height: 20 });
  expect(others).toEqual({});
  expect(RedPagos?.src).toMatch(/^\/channels\/redpagos-[\da-f]{8}\.svg$/);
  expect(`/${found.file.file}`).toBe(RedPagos?.src);
  expect(await found.file.content()).toBe(svg());
});

it.each([
  ['a picture of another kind', 'text', 'must be an SVG'],
  ['a script', svg('<script>alert(1)</script>'), 'must have no scripts'],
  ['a handler', svg('<path onclick="alert(1)" d="M0 0"/>'), 'must have no scripts'],
  ['a picture from elsewhere', svg('<image href="https://a.example/a.png"/>'), 'load nothing'],
  ['too many bytes', svg(`<!--${'a'.repeat(20_000)}-->`), 'at most 20000 bytes'],
])('refuses %s and names the file', async (_case, content, problem) => {
  await expect(loadChannelMarks(await folderOf({ 'Bancard.svg': content }))).rejects.toThrow(
    new RegExp(`^SITE_BRAND_ASSETS: Bancard\\.svg .*${problem}`),
  );
});

it('names what a folder lacks, and nothing of what it has', async () => {
  const [, marks, ...rest] = missingAssets(
    await loadBrandAssets({
      SITE_BRAND_ASSETS: await folderOf({ 'RedPagos.svg': svg() }),
      SITE_MODE: 'production',
    }),
  );
  expect(marks).toBe('No mark of MercadoPagos, PagosWeb, Bancard: a neutral drawing is there.');
  expect(rest).toEqual(['No machines.json: no machines are compared.']);
  const [photographs] = missingAssets(await loadBrandAssets({}));
  expect(photographs).toMatch(
    /^No photograph of home \(\/\), .*team \(\/work\): a drawing or nothing is there\.$/,
  );
});
