import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exampleMachines } from './exampleMachines.ts';
import { loadMachines } from './loadMachines.ts';

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

async function folderOf(list: unknown) {
  const folder = await mkdtemp(join(tmpdir(), 'brand-'));
  folders.push(folder);
  if (list !== undefined) await writeFile(join(folder, 'machines.json'), JSON.stringify(list));
  return folder;
}

const MACHINE = {
  product: 'washer',
  model: 'L-12',
  capacityKg: 12,
  size: { width: 700, height: 1000, depth: 720 },
  programmes: ['Algodón'],
};

it("uses the brand's own machines in every build", async () => {
  const folder = await folderOf([MACHINE]);
  expect(await loadMachines(folder, true)).toEqual([MACHINE]);
  expect(await loadMachines(folder, false)).toEqual([MACHINE]);
});

it.each([
  ['no folder', () => Promise.resolve('')],
  ['a folder without a list', () => folderOf(undefined)],
])('with %s the local run has examples and production has none', async (_case, folder) => {
  expect(await loadMachines(await folder(), false)).toEqual(exampleMachines);
  expect(await loadMachines(await folder(), true)).toEqual([]);
});

it('refuses examples in production', async () => {
  const folder = await folderOf([MACHINE, exampleMachines[1]]);
  await expect(loadMachines(folder, true)).rejects.toThrow(
    /^SITE_BRAND_ASSETS: machines\.json: Lavadora de 15\u00a0kg must not be a machine of the local run$/,
  );
  expect(await loadMachines(folder, false)).toHaveLength(2);
});

it.each([
  ['a product that has no page', { ...MACHINE, product: 'iron' }, '0.product'],
  ['no capacity', { ...MACHINE, capacityKg: 0 }, '0.capacityKg'],
  ['a size with a part missing', { ...MACHINE, size: { width: 700, height: 1000 } }, '0.size.depth'],
  ['no programme', { ...MACHINE, programmes: [] }, '0.programmes'],
])('refuses %s and names the field', async (_case, machine, field) => {
  await expect(loadMachines(await folderOf([machine]), false)).rejects.toThrow(field);
});

it('refuses a model that is listed twice', async () => {
  await expect(loadMachines(await folderOf([MACHINE, MACHINE]), false)).rejects.toThrow('each model once');
});
