import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exampleMachines } from './exampleMachines.ts';
import { loadMachines } from './brandMachines.ts';

const made: string[] = [];
afterAll(() => Promise.all(made.map((folder) => rm(folder, { recursive: true }))));

async function folderOf(list: unknown) {
  const folder = await mkdtemp(join(tmpdir(), 'brand-'));
  made.push(folder);
  if (list !== undefined) await writeFile(join(folder, 'machines.json'), JSON.stringify(list));
  return folder;
}

const OURS = {
  product: 'washer',
  model: 'L-12',
  capacityKg: 12,
  size: { width: 700, height: 1000, depth: 720 },
  programmes: ['Algodón'],
};

it("are the brand's own, in every build", async () => {
  const folder = await folderOf([OURS]);
  expect(await loadMachines(folder, true)).toEqual([OURS]);
  expect(await loadMachines(folder, false)).toEqual([OURS]);
});

it.each([
  ['no folder', () => Promise.resolve('')],
  ['a folder without them', () => folderOf(undefined)],
])('with %s the local run has examples, production none', async (_case, folder) => {
  expect(await loadMachines(await folder(), false)).toEqual(exampleMachines);
  expect(await loadMachines(await folder(), true)).toEqual([]);
});

it('production takes no example', async () => {
  const folder = await folderOf([OURS, exampleMachines[1]]);
  await expect(loadMachines(folder, true)).rejects.toThrow(
    /^SITE_BRAND_ASSETS: machines\.json: Lavadora de 15\u00a0kg must not be a machine of the local run$/,
  );
  expect(await loadMachines(folder, false)).toHaveLength(2);
});

it.each([
  ['a product that has no page', { ...OURS, product: 'iron' }, '0.product'],
  ['no capacity', { ...OURS, capacityKg: 0 }, '0.capacityKg'],
  ['a size with a part missing', { ...OURS, size: { width: 700, height: 1000 } }, '0.size.depth'],
  ['no programme', { ...OURS, programmes: [] }, '0.programmes'],
])('a build stops at %s, and says where', async (_case, machine, field) => {
  await expect(loadMachines(await folderOf([machine]), false)).rejects.toThrow(field);
});

it('a build stops at a model that stands twice', async () => {
  await expect(loadMachines(await folderOf([OURS, OURS]), false)).rejects.toThrow('each model once');
});
