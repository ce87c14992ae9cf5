import { brands } from '../index.ts';
import sharp from 'sharp';
import { brandFiles } from './brandFiles.ts';
import { iconLinks } from './headTags.ts';

const all = Object.values(brands);
const NAME = 'Burbuja & Compañía';

async function made(brand: (typeof all)[number], name: string): Promise<Buffer> {
  const found = brandFiles(brand, NAME).find(({ file }) => file === name);
  if (!found) throw new Error(`no ${name}`);
  return Buffer.from(await found.content());
}

/** The colour and opacity of the pixel at a position given as fractions of the side. */
async function colourAt(png: Buffer, x: number, y: number) {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const start = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 4;
  const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(start, start + 4);
  const hex = [red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('');
  return { colour: `#${hex.toUpperCase()}`, alpha };
}

describe.each(all)('the icons of $id', (brand) => {
  const own = brand.colours.primary[600];

  it.each([
    ['apple-touch-icon.png', 180],
    ['icon-192.png', 192],
    ['icon-512.png', 512],
    ['icon-maskable-512.png', 512],
  ])('%s is %i px', async (file, size) => {
    const { width, height, format } = await sharp(await made(brand, file)).metadata();
    expect({ width, height, format }).toEqual({ width: size, height: size, format: 'png' });
  });

  it.each(['apple-touch-icon.png', 'icon-maskable-512.png'])(
    '%s is filled with the colour to its edges',
    async (file) => {
      expect(await colourAt(await made(brand, file), 0, 0)).toEqual({ colour: own, alpha: 255 });
    },
  );

  it('icon-512.png has the shape of the mark', async () => {
    const icon = await made(brand, 'icon-512.png');
    expect((await colourAt(icon, 0, 0)).alpha).toBe(0);
    expect(await colourAt(icon, 0.5, 0.02)).toEqual({ colour: own, alpha: 255 });
  });

  it('favicon.ico contains an icon of 32 px', async () => {
    const ico = await made(brand, 'favicon.ico');
    const png = ico.subarray(ico.readUInt32LE(18));
    expect(await sharp(png).metadata()).toMatchObject({ width: 32, height: 32 });
    expect(png).toHaveLength(ico.readUInt32LE(14));
  });

  it('favicon.svg follows the colour scheme', async () => {
    const drawing = (await made(brand, 'favicon.svg')).toString();
    expect(drawing).toContain(`class="primary" fill="${own}"`);
    expect(drawing).toMatch(
      new RegExp(
        `@media\\(prefers-color-scheme:dark\\)\\{.*\\.primary\\{fill:${brand.colours.primary[200]}\\}`,
      ),
    );
  });

  it("the manifest has the site's name, colour and icons", async () => {
    const manifest: unknown = JSON.parse((await made(brand, 'site.webmanifest')).toString());
    expect(manifest).toMatchObject({
      name: NAME,
      short_name: 'Burbuja',
      lang: 'es-UY',
      theme_color: own,
      background_color: '#FFFFFF',
      icons: [
        { src: '/icon-192.png', sizes: '192x192', purpose: 'any' },
        { src: '/icon-512.png', sizes: '512x512', purpose: 'any' },
        { src: '/icon-maskable-512.png', sizes: '512x512', purpose: 'maskable' },
      ],
    });
  });

  it('every file that a page links to is generated', async () => {
    for (const { href } of iconLinks) expect(await made(brand, href.slice(1))).not.toHaveLength(0);
  });
});
