import type { Page } from '@playwright/test';
import { expect, test } from '../src/journey.ts';
import { mailTo } from '../src/mails.ts';
import { inBothSchemes } from '../src/pageChecks.ts';
import { cards, shownCard } from '../src/topUp.ts';

let requestCount = 0;
/** An e-mail that no other journey uses. */
const newEmail = () => `informe-${Date.now()}-${++requestCount}@demo.example`;

const card = (page: Page) => page.getByLabel('Código de tarjeta');
const email = (page: Page) => page.getByLabel('E-mail');
const send = (page: Page) => page.getByRole('button', { name: 'ENVIAR' });
const received = (page: Page, uid: string) =>
  page.getByTitle(new RegExp(`Informe de consumo de la tarjeta ${uid.slice(0, 4)}\\s${uid.slice(4)}`));

/** Observes whether the captcha's script was requested. */
function watchCaptcha(page: Page): () => boolean {
  let loaded = false;
  page.on('request', (request) => {
    loaded ||= request.url().includes('/recaptcha/api.js');
  });
  return () => loaded;
}

/** For journeys that need no e-mail of their own: a card's report goes to five different ones a day (D34). */
const SHARED_EMAIL = 'informe@demo.example';

async function requestReport(page: Page, uid: string, to = SHARED_EMAIL): Promise<void> {
  await card(page).fill(uid);
  await email(page).fill(to);
  await send(page).click();
}

test(
  'a report is mailed, shown without scripts, printed and downloaded',
  { tag: '@installation' },
  async ({ page, stack, expectAccessible }) => {
    const captchaLoaded = watchCaptcha(page);
    const to = newEmail();
    await page.goto('/report');
    await expectAccessible(page);
    expect(captchaLoaded()).toBe(false);

    await requestReport(page, cards.plain, to);
    await expect(page.getByText('Operación exitosa')).toBeVisible();
    expect(captchaLoaded()).toBe(true);

    const frame = received(page, cards.plain);
    const content = frame.contentFrame();
    await expect(content.getByRole('heading', { name: 'Informe de consumo' })).toBeVisible();
    await expect(content.getByRole('cell', { name: shownCard(cards.plain) })).toBeVisible();
    // Under the page's policy, the document's own styles apply.
    await expect(content.getByRole('table').first()).toHaveCSS('border-collapse', 'collapse');
    await expect(frame).not.toHaveAttribute('sandbox', /allow-scripts/);
    // The frame is as tall as its content, so nothing scrolls within it.
    await expect
      .poll(() =>
        frame.evaluate(
          (element: HTMLIFrameElement) =>
            element.clientHeight - (element.contentDocument?.documentElement.offsetHeight ?? 0),
        ),
      )
      .toBe(0);
    // On a phone its tables are folded.
    await content.locator('details').evaluateAll((parts: HTMLDetailsElement[]) => {
      for (const part of parts) part.open = true;
    });
    // No column is outside the frame, on a phone either.
    const hidden = await content
      .getByRole('table')
      .evaluateAll((tables) =>
        tables.map(({ scrollWidth, parentElement: box }) => scrollWidth - (box?.clientWidth ?? 0)),
      );
    expect(hidden.length).toBeGreaterThan(1);
    expect(Math.max(...hidden)).toBeLessThanOrEqual(0);
    await expectAccessible(page);

    // Printed with its page it is text that begins the first sheet: sheets cut a frame within its lines.
    await page.emulateMedia({ media: 'print' });
    await expect(frame).toBeHidden();
    const printed = page.locator('[data-on-paper] .statement');
    await expect(printed.getByRole('cell', { name: shownCard(cards.plain) })).toBeVisible();
    expect(await printed.evaluate((element) => element.getBoundingClientRect().top + window.scrollY)).toBe(0);
    await expect(printed.getByRole('row').last()).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(['Informe de consumo']);
    await page.emulateMedia({ media: null });

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'DESCARGAR' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('informe-de-consumo-12345678.html');

    const mail = await mailTo(stack, to, 'Informe de consumo');
    expect(mail.text.replaceAll(/\s/g, ' ')).toContain(shownCard(cards.plain));
  },
);

test('the report fits a narrow phone in both schemes @any-width', async ({ page, expectAccessible }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/report');
  await requestReport(page, cards.plain);
  await expect(received(page, cards.plain)).toBeVisible();
  await inBothSchemes(page, expectAccessible);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
