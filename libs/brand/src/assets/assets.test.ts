import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CHANNEL_NAMES } from '@laundry/api-contract';
import sharp from 'sharp';
import { dataByName, loadBrandAssets, missingAssets } from './brandAssets.ts';
import { loadChannelMarks } from './channelMarks.ts';
import { exampleMachines } from './exampleMachines.ts';
import { loadMachines } from './loadMachines.ts';
import { loadPhotographs } from './photographs.ts';

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

/** Makes a brand's folder with these files. */
async function createFolder(files: Readonly<Record<string, Buffer | string>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'brand-'));
  folders.push(folder);
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
  return folder;
}

const svg = (content = '<path d="M0 0h60v20H0z"/>') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 20">${content}</svg>`;

it('takes the mark of a channel from a file of its name, with its shape', async () => {
  const found = await loadChannelMarks(await createFolder({ 'RedPagos.svg': svg(), 'Cheques.svg': svg() }));
  const { RedPagos, ...others } = dataByName(found);
  expect(RedPagos).toMatchObject({ width: 60, height: 20 });
  expect(others).toEqual({});
  expect(RedPagos?.src).toMatch(/^\/channels\/redpagos-[\da-f]{8}\.svg$/);
  const [file, ...more] = found.flatMap(({ files }) => files);
  expect(more).toEqual([]);
  expect(`/${file?.file}`).toBe(RedPagos?.src);
  expect(file?.content()).toBe(svg());
});

it.each([
  ['a picture of another kind', 'text', 'must be an SVG'],
  ['a script', svg('<script>alert(1)</script>'), 'must have no scripts'],
  ['a handler', svg('<path onclick="alert(1)" d="M0 0"/>'), 'must have no scripts'],
  ['a picture from elsewhere', svg('<image href="https://a.example/a.png"/>'), 'load nothing'],
  ['too many bytes', svg(`<!--${'a'.repeat(20_000)}-->`), 'at most 20000 bytes'],
])('refuses %s and names the file', async (_case, content, problem) => {
  await expect(loadChannelMarks(await createFolder({ 'Bancard.svg': content }))).rejects.toThrow(
    new RegExp(`^SITE_BRAND_ASSETS: Bancard\\.svg .*${problem}`),
  );
});

it('names what a folder lacks, and nothing of what it has', async () => {
  const [, marks, ...rest] = missingAssets(
    await loadBrandAssets({
      SITE_BRAND_ASSETS: await createFolder({ 'RedPagos.svg': svg() }),
      SITE_MODE: 'production',
    }),
  );
  const others = CHANNEL_NAMES.filter((name) => name !== 'RedPagos').join(', ');
  expect(marks).toBe(`No mark of ${others}: a neutral drawing is there.`);
  expect(rest).toEqual(['No machines.json: no machines are compared.']);
  const [photographs] = missingAssets(await loadBrandAssets({}));
  expect(photographs).toMatch(
    /^No photograph of home \(\/\), .*team \(\/work\): a drawing or nothing is there\.$/,
  );
});

const withMachines = (list: unknown) => createFolder({ 'machines.json': JSON.stringify(list) });

const MACHINE = {
  product: 'washer',
  model: 'L-12',
  capacityKg: 12,
  size: { width: 700, height: 1000, depth: 720 },
  programmes: ['Algodón'],
};

it("uses the brand's own machines in every build", async () => {
  const folder = await withMachines([MACHINE]);
  expect(await loadMachines(folder, true)).toEqual([MACHINE]);
  expect(await loadMachines(folder, false)).toEqual([MACHINE]);
});

it.each([
  ['no folder', () => Promise.resolve('')],
  ['a folder without a list', () => createFolder({})],
])('with %s the local run has examples and production has none', async (_case, folder) => {
  expect(await loadMachines(await folder(), false)).toEqual(exampleMachines);
  expect(await loadMachines(await folder(), true)).toEqual([]);
});

it('refuses examples in production', async () => {
  const folder = await withMachines([MACHINE, exampleMachines[1]]);
  await expect(loadMachines(folder, true)).rejects.toThrow(
    /^SITE_BRAND_ASSETS: machines\.json: Lavadora de 15\u00a0kg must not be a machine of the local run$/,
  );
  expect(await loadMachines(folder, false)).toHaveLength(2);
});

it.each([
  ['a machine without a capacity', [{ ...MACHINE, capacityKg: 0 }], '0.capacityKg'],
  ['a model that is listed twice', [MACHINE, MACHINE], 'each model once'],
])('refuses %s and names the problem', async (_case, list, problem) => {
  await expect(loadMachines(await withMachines(list), false)).rejects.toThrow(problem);
});

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#3348B8' } }).jpeg();

/** A brand's folder with a list, and a picture of 1600 × 1200 px unless other files are given. */
async function withList(list: unknown, files: Readonly<Record<string, Buffer | string>> = {}) {
  const text = typeof list === 'string' ? list : JSON.stringify(list);
  const patio = await picture(1600, 1200).toBuffer();
  return createFolder({ 'patio.jpg': patio, 'photographs.json': text, ...files });
}

const HOME = { file: 'patio.jpg', alt: 'Vecinos en el patio', focus: [20, 80] };

it('describes each photograph in two formats and three widths, with its description and focus', async () => {
  const loaded = await loadPhotographs(await withList({ home: HOME, washer: { ...HOME, focus: undefined } }));
  const { home, washer } = dataByName(loaded);
  expect(home).toMatchObject({ alt: HOME.alt, focus: '20% 80%', width: 960, height: 720 });
  expect(home?.avif).toMatch(
    /^\/photographs\/home-[\da-f]{8}-480\.avif 480w, .+-960\.avif 960w, .+-1440\.avif 1440w$/,
  );
  expect(home?.webp.replaceAll('webp', 'avif')).toBe(home?.avif);
  expect(home?.src).toMatch(/-960\.webp$/);
  expect(washer?.focus).toBe('50% 50%');
});

it("makes every file that it names, upright and without the camera's metadata", async () => {
  const rotated = await picture(1600, 2400).withMetadata({ orientation: 6 }).toBuffer();
  const loaded = await loadPhotographs(await withList({ home: HOME }, { 'patio.jpg': rotated }));
  const files = loaded.flatMap((photograph) => photograph.files);
  const { home } = dataByName(loaded);
  const named = `${home?.avif}, ${home?.webp}`.split(', ').map((entry) => entry.split(' ')[0]);
  expect(files.map(({ file }) => `/${file}`).sort()).toEqual(named.sort());
  for (const { file, content } of files) {
    const { width, height, format, exif } = await sharp(await content()).metadata();
    expect(`${width}.${format === 'heif' ? 'avif' : format}`).toBe(file.split('-').at(-1));
    expect(height).toBe(Math.round((width * 2) / 3));
    expect(exif).toBeUndefined();
  }
});

it.each([
  ['a missing folder', () => Promise.resolve('/nowhere'), 'must be a folder'],
  ['a list that is no JSON', () => withList('{'), 'photographs.json must be JSON'],
  ['an unknown place', () => withList({ roof: HOME }), 'roof'],
  ['a missing picture', () => withList({ home: { ...HOME, file: 'no.jpg' } }), 'no.jpg for home'],
  ['a file of another folder', () => withList({ home: { ...HOME, file: '../a.jpg' } }), 'home.file'],
  ['a picture without a description', () => withList({ home: { ...HOME, alt: ' ' } }), 'home.alt'],
  ['a focus outside the picture', () => withList({ home: { ...HOME, focus: [50, 101] } }), 'home.focus.1'],
  [
    'a file that is no picture',
    () => withList({ home: HOME }, { 'patio.jpg': 'text' }),
    'patio.jpg must be a picture',
  ],
  [
    'a picture that is too small',
    async () => withList({ home: HOME }, { 'patio.jpg': await picture(1000, 800).toBuffer() }),
    'patio.jpg is 1000 px wide: at least 1440 px',
  ],
])('the build stops and explains the problem with %s', async (_case, folder, text) => {
  await expect(folder().then(loadPhotographs)).rejects.toThrow(text);
  await expect(folder().then(loadPhotographs)).rejects.toThrow(/^SITE_BRAND_ASSETS: /);
});
