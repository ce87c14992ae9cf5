import { photograph, team } from '../../src/brand.ts';
import { expect } from '../../src/journey.ts';
import { cards, enterCard } from '../../src/topUp.ts';
import { test } from './test.ts';

const WIDTHS = [480, 960, 1440];

test.describe('a brand with a photograph', () => {
  test('shows it in a suitable format and size, cropped around its focus', async ({
    page,
    expectAccessible,
  }) => {
    await page.goto('/');
    const picture = page.getByRole('img', { name: photograph.alt });
    await expect(picture).toHaveCSS('object-position', photograph.focus.map((part) => `${part}%`).join(' '));
    // Browsers use the first source whose format they know.
    const sources = picture.locator('xpath=../source');
    await expect(sources).toHaveCount(2);
    for (const [index, format] of ['avif', 'webp'].entries()) {
      const source = sources.nth(index);
      await expect(source).toHaveAttribute('type', `image/${format}`);
      await expect(source).toHaveAttribute('sizes', /px.*vw/);
      const srcset = (await source.getAttribute('srcset')) ?? '';
      expect(srcset.split(', ').map((entry) => entry.replace(/^.+-/, ''))).toEqual(
        WIDTHS.map((width) => `${width}.${format} ${width}w`),
      );
    }
    const shown = () =>
      picture.evaluate((image: HTMLImageElement) => ({
        address: image.currentSrc,
        loaded: image.complete && image.naturalWidth > 0,
        wide: image.clientWidth,
        shape: Math.round((image.clientWidth / image.clientHeight) * 3),
      }));
    await expect.poll(async () => (await shown()).loaded).toBe(true);
    const { address, wide, shape } = await shown();
    expect(address).toMatch(/-480\.avif$/);
    expect(wide).toBeGreaterThan(200);
    expect(wide).toBeLessThanOrEqual(480);
    expect(shape).toBe(4);
    await expectAccessible(page);
  });

  test('shows its team beside what the company promises, and whole rows of drawings', async ({ page }) => {
    await page.goto('/work');
    await expect(page.getByRole('img', { name: team })).toBeVisible();
    await expect(page.locator('main picture')).toHaveCount(1);
    await page.goto('/');
    await expect(page.getByRole('article').getByRole('img', { name: 'Máquinas' })).toHaveCount(1);
  });

  test('shows the mark of a channel where it has one, and a drawing of the others', async ({ page }) => {
    await enterCard(page, cards.plain);
    const marks = page.getByRole('radiogroup', { name: 'Medio de pago' }).locator('img');
    await expect(marks).toHaveAttribute('src', /^\/channels\/redpagos-[\da-f]{8}\.svg$/);
    await expect.poll(() => marks.evaluate((mark: HTMLImageElement) => mark.naturalWidth)).toBeGreaterThan(0);
    await expect(page.locator('label', { has: page.locator('img') })).toContainText('RedPagos');
    await expect(page.locator('label svg.kit-mark').first()).toBeVisible();
  });

  test('shows drawings where it has no photograph', async ({ page }) => {
    await page.goto('/services');
    await expect(page.locator('main picture')).toHaveCount(0);
    await expect(page.locator('main svg[viewBox="12 12 216 216"]').first()).toBeVisible();
  });
});
