import sharp from 'sharp';
import type { BrandingItem } from '@laundry/api-contract';
import { startCompany } from '../company/companyFixture.ts';
import { fixture } from '../support/testApp.ts';

const company = fixture(startCompany);
beforeAll(async () => {
  await company.write('bolsa.jpg', await photograph(1200, 900));
  await company.write('canasto.png', await photograph(640, 800, 'png'));
  await company.write(
    'accessories.csv',
    'reference;name;price;image;image_alt\nB-1;Bolsa;490;bolsa.jpg;Bolsa de lona azul\nB-2;Canasto;890;;\n',
  );
});

/** A picture with some noise and with EXIF data, like a camera's. */
const photograph = (width: number, height: number, format: 'jpeg' | 'png' | 'webp' = 'jpeg') =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#2a6',
      noise: { type: 'gaussian', mean: 128, sigma: 6 },
    },
  })
    .withExif({ IFD0: { Copyright: 'Nobody who is to be told' } })
    .toFormat(format)
    .toBuffer();

const WHY = ['--reason', 'new photographs'];
const items = () => company.json<BrandingItem[]>('/api/v1/branding/items');
const findPicture = async (name: string) => (await items()).find((item) => item.name === name)?.picture;
const storedCount = async () => (await company.rows('pictures')).length;

it('imports a picture once, in two formats and two sizes', async () => {
  const dry = await company.company(['import', '--dry-run', 'accessories.csv']);
  expect(dry.stdout).toContain('2 new');
  expect((await company.company(['import', 'accessories.csv'])).code).toBe(0);
  const picture = await findPicture('Bolsa');
  expect(picture).toMatchObject({ alt: 'Bolsa de lona azul', width: 800, height: 600 });
  expect(picture?.sources.map(({ type, files }) => [type, files.map(({ width }) => width)])).toEqual([
    ['image/avif', [400, 800]],
    ['image/webp', [400, 800]],
  ]);
  expect(await findPicture('Canasto')).toBeUndefined();
  const again = await company.company(['import', 'accessories.csv']);
  expect(again.stdout).toContain('2 as they were');
  expect(await storedCount()).toBe(1);
});

it('serves pictures without EXIF data and cached for a year, and no unknown ones', async () => {
  const picture = await findPicture('Bolsa');
  for (const { type, files } of picture?.sources ?? [])
    for (const { path, width } of files) {
      const { statusCode, headers, rawPayload } = await company.server.inject(path);
      expect({ statusCode, type: headers['content-type'] }).toEqual({ statusCode: 200, type });
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(headers['x-content-type-options']).toBe('nosniff');
      const read = await sharp(rawPayload).metadata();
      expect(read).toMatchObject({ width, height: (width * 3) / 4 });
      expect(read.exif).toBeUndefined();
      const etag = String(headers.etag);
      expect(etag).toMatch(/^"[^"]+"$/);
      const unchanged = await company.server.inject({ url: path, headers: { 'if-none-match': etag } });
      expect([unchanged.statusCode, unchanged.rawPayload.length]).toEqual([304, 0]);
      const head = await company.server.inject({ method: 'HEAD', url: path });
      expect(head.headers['content-length']).toBe(String(rawPayload.length));
    }
  const path = picture?.sources[0]?.files[0]?.path ?? '';
  const others = [
    path.replace('-400', '-401'),
    path.replace('.avif', '.svg'),
    path.replace(/\w{8}-/, '00000000-'),
  ];
  for (const url of [...others, '/api/v1/branding/pictures/..%2f..%2fetc', '/api/v1/branding/pictures/x']) {
    const refused = await company.get(url);
    expect(refused.body).toMatchObject({ result_code: 'ex_not_found' });
    expect(refused.headers['cache-control']).toBe('no-store');
  }
});

it('changes and removes the picture of an accessory, also through the API, and audits it', async () => {
  const image = (...args: string[]) => ['accessory', 'image', 'B-2', ...args, ...WHY];
  expect((await company.company(image('canasto.png'))).stdout).toContain('~ B-2: image nothing →');
  expect(await findPicture('Canasto')).toMatchObject({ alt: 'Canasto', width: 640, height: 800 });
  await company.company(image('--alt', 'Canasto que se pliega'));
  expect(await findPicture('Canasto')).toMatchObject({ alt: 'Canasto que se pliega', width: 640 });
  const url = await company.listen();
  const byApi = (...args: string[]) => company.company(['--url', url, ...args]);
  expect((await byApi(...image('bolsa.jpg'))).stdout).toContain('image');
  await company.write('small.webp', await photograph(300, 300, 'webp'));
  const vase = 'accessory add B-3 --name Vaso --price 90 --image small.webp'.split(' ');
  const added = await byApi(...vase, ...WHY);
  expect(added.stdout).toBe('  + B-3\n');
  const none = await byApi('accessory', 'image', 'B-9', 'bolsa.jpg', ...WHY);
  expect(none).toMatchObject({ code: 1, stdout: '' });
  expect(await findPicture('Canasto')).toMatchObject({ width: 800 });
  // It is smaller than the smallest size that is made, so there is one size.
  expect((await findPicture('Vaso'))?.sources.map(({ files }) => files.length)).toEqual([1, 1]);
  // B-1's, which B-2 shares now; B-2's earlier one, to which earlier pages still link; B-3's.
  expect(await storedCount()).toBe(3);
  expect((await company.company(image('--remove'))).code).toBe(0);
  expect(await findPicture('Canasto')).toBeUndefined();
  expect((await company.company(image())).stderr).toContain('name a file, or say --remove');
  expect((await company.company(['audit'])).stdout).toContain('accessory image');
});

it('names line and reason of each invalid picture, and imports nothing', async () => {
  const jpeg = await photograph(800, 600);
  await company.write('cut.jpg', jpeg.subarray(0, jpeg.length / 2));
  await company.write('text.jpg', 'no picture');
  await company.write('drawing.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"/>');
  await company.write('tiny.png', await photograph(199, 400, 'png'));
  await company.write('heavy.jpg', Buffer.concat([jpeg], 20_000_001));
  const bomb = sharp({ create: { width: 7100, height: 7100, channels: 3, background: '#fff' } });
  await company.write('bomb.png', await bomb.png().toBuffer());
  const names = ['cut.jpg', 'text.jpg', 'drawing.svg', 'tiny.png', 'heavy.jpg', 'bomb.png', 'absent.jpg'];
  const lines = names.map((name, place) => `W-${place};Nada;1;${name}`);
  await company.write('accessories-wrong.csv', `reference;name;price;image\n${lines.join('\n')}\n`);
  const { stderr, code } = await company.company(['import', 'accessories-wrong.csv']);
  expect(code).toBe(1);
  const reasons = [
    "line 2: image: 'cut.jpg' cannot be decoded to its end",
    "line 3: image: 'text.jpg' is no picture",
    "line 4: image: 'drawing.svg' is svg, not JPEG",
    "line 5: image: 'tiny.png' has 199 × 400 px; 200 a side are the least",
    "line 6: image: 'heavy.jpg' has 20.0 MB; 20 are the most",
    "line 7: image: 'bomb.png' has 7100 × 7100 px; 50 million are the most",
    "line 8: image: 'absent.jpg' cannot be read",
    'nothing of it was taken in',
  ];
  for (const reason of reasons) expect(stderr).toContain(reason);
  expect((await items()).map(({ name }) => name)).not.toContain('Nada');
});

it('refuses files that only claim to be pictures', async () => {
  const content = Buffer.from('<script>').toString('base64');
  const file = { format: 'webp', width: 10, height: 10, content };
  const pictures = { 'x.webp': { id: 'a'.repeat(32), files: [file] } };
  const text = '{"kind":"accessories","reference":"B-1","image":"x.webp"}';
  const files = [{ name: 'x', ndjson: true, text, pictures }];
  const refused = await company.command('import', { files, actor: { by: 'Eva', reason: 'x' } });
  expect(refused.body).toMatchObject({ result_code: 'ex_invalid_field' });
});
