import { expect, test } from '../src/journey.ts';
import { mailTo } from '../src/mails.ts';
import { cards, newPayer, shownCard } from '../src/topUp.ts';

test(
  'a report is mailed, shown without scripts and printed @phone',
  { tag: '@installation' },
  async ({ page, stack, expectAccessible }) => {
    const { email } = newPayer();
    await page.goto('/report');
    await page.getByLabel('Código de tarjeta').fill(cards.plain);
    await page.getByLabel('E-mail').fill(email);
    await page.getByRole('button', { name: 'ENVIAR' }).click();
    await expect(page.getByText('Operación exitosa')).toBeVisible();

    const frame = page.getByTitle(/Informe de consumo de la tarjeta 1234\s5678/);
    const content = frame.contentFrame();
    await expect(content.getByRole('heading', { name: 'Informe de consumo' })).toBeVisible();
    await expect(content.getByRole('cell', { name: shownCard(cards.plain) })).toBeVisible();
    // Under the page's policy, the document's own styles apply.
    await expect(content.getByRole('table').first()).toHaveCSS('border-collapse', 'collapse');
    // The frame is as tall as its content, so nothing scrolls within it.
    await expect
      .poll(() =>
        frame.evaluate(
          (element: HTMLIFrameElement) =>
            element.clientHeight - (element.contentDocument?.documentElement.offsetHeight ?? 0),
        ),
      )
      .toBe(0);
    await expectAccessible(page);

    // In print the report is text at the start of the first sheet, because page breaks cut lines in frames.
    await page.emulateMedia({ media: 'print' });
    await expect(frame).toBeHidden();
    const printed = page.locator('[data-on-paper] .statement');
    await expect(printed.getByRole('cell', { name: shownCard(cards.plain) })).toBeVisible();
    await expect
      .poll(() => printed.evaluate((element) => element.getBoundingClientRect().top + window.scrollY))
      .toBe(0);
    await expect(printed.getByRole('row').last()).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(['Informe de consumo']);
    await page.emulateMedia({ media: null });

    const mail = await mailTo(stack, email, 'Informe de consumo');
    expect(mail.text.replaceAll(/\s/g, ' ')).toContain(shownCard(cards.plain));
  },
);
