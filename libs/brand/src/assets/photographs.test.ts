import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { loadPhotographs } from './loadPhotographs.ts';
import { namedPhotographs, photographFiles } from './photographFiles.ts';

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#3348B8' } }).jpeg();

/** Creates a brand's folder with a list, and a picture of 1600 × 1200 px unless other files are given. */
async function folderOf(list: unknown, files: Readonly<Record<string, Buffer | string>> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'brand-'));
  folders.push(folder);
  await writeFile(join(folder, 'patio.jpg'), await picture(1600, 1200).toBuffer());
  const text = typeof list === 'string' ? list : JSON.stringify(list);
  for (const [name, content] of Object.entries({ 'photographs.json': text, ...files }))
    await writeFile(join(folder, name), content);
  return folder;
}

const HOME = { file: 'patio.jpg', alt: 'Vecinos en el patio', focus: [20, 80] };

it('describes each photograph in two formats and three widths, with its description and focus', async () => {
  const originals = await loadPhotographs(
    await folderOf({ home: HOME, washer: { ...HOME, focus: undefined } }),
  );
  const { home, washer } = namedPhotographs(originals);
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
  const [original] = await loadPhotographs(await folderOf({ home: HOME }, { 'patio.jpg': rotated }));
  if (!original) throw new Error('no photograph');
  const files = photographFiles(original);
  const { home } = namedPhotographs([original]);
  const named = `${home?.avif}, ${home?.webp}`.split(', ').map((entry) => entry.split(' ')[0]);
  expect(files.map(({ file }) => `/${file}`).sort()).toEqual(named.sort());
  for (const { file, content } of files) {
    const { width, height, format, exif } = await sharp(await content()).metadata();
    expect(`${width}.${format === 'heif' ? 'avif' : format}`).toBe(file.split('-').at(-1));
    expect(height).toBe(Math.round((width * 2) / 3));
    expect(exif).toBeUndefined();
  }
});

it('has no photographs without a folder', async () => {
  expect(namedPhotographs(await loadPhotographs(''))).toEqual({});
});

describe('the build stops and explains the problem with', () => {
  it.each([
    ['a missing folder', () => Promise.resolve('/nowhere'), 'must be a folder'],
    ['a list that is no JSON', () => folderOf('{'), 'photographs.json must be JSON'],
    ['an unknown place', () => folderOf({ roof: HOME }), 'roof'],
    ['a missing picture', () => folderOf({ home: { ...HOME, file: 'no.jpg' } }), 'no.jpg for home'],
    ['a file of another folder', () => folderOf({ home: { ...HOME, file: '../a.jpg' } }), 'home.file'],
    ['a picture without a description', () => folderOf({ home: { ...HOME, alt: ' ' } }), 'home.alt'],
    ['a focus outside the picture', () => folderOf({ home: { ...HOME, focus: [50, 101] } }), 'home.focus.1'],
    [
      'a file that is no picture',
      () => folderOf({ home: HOME }, { 'patio.jpg': 'text' }),
      'patio.jpg must be a picture',
    ],
    [
      'a picture that is too small',
      async () => folderOf({ home: HOME }, { 'patio.jpg': await picture(1000, 800).toBuffer() }),
      'patio.jpg is 1000 px wide: at least 1440 px',
    ],
  ])('%s', async (_case, folder, text) => {
    await expect(folder().then(loadPhotographs)).rejects.toThrow(text);
    await expect(folder().then(loadPhotographs)).rejects.toThrow(/^SITE_BRAND_ASSETS: /);
  });
});
