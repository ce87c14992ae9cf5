import { randomUUID } from 'node:crypto';
import { expect, test, testOfFailures } from '../src/journey.ts';
import { expectAbove } from '../src/pageChecks.ts';
import { mailTo } from '../src/mails.ts';
import { SUPPORT_EMAIL } from '../src/stacks.ts';

const SENT = /dentro de las próximas 48 horas/;
/** A text that is unique to a message. */
const mark = () => `Nota ${randomUUID()}`;

test('a visit request reaches the company with its day', async ({ page, stack }) => {
  const note = mark();
  await page.goto('/services#visita-tecnica');
  await page.getByLabel('Nombre').fill('Ana Paz');
  await page.getByLabel('E-mail').fill('ana@demo.example');
  await page.getByLabel('Teléfono').fill('099123456');
  await page.getByLabel('Dirección').fill('Avenida de Demostración 1234');
  await page.getByLabel('Fecha preferida').fill('4/3/2030');
  await page.getByLabel('Mensaje').fill(note);
  await expect(page.getByLabel('Fecha preferida')).toHaveValue('04/03/2030');
  await page.getByRole('button', { name: 'SOLICITAR VISITA' }).click();
  await expect(page.getByRole('status').filter({ hasText: SENT }).locator('[tabindex]')).toBeFocused();
  expect((await mailTo(stack, SUPPORT_EMAIL, note)).text).toContain('099 123 456 - 04/03/2030');
});

testOfFailures(
  'a failure report takes its machine from the URL, and waits for the network @phone',
  { tag: '@installation' },
  async ({ page, context, stack }) => {
    const note = mark();
    await page.goto('/report-failure?building=Edificio%20Timb%C3%B3&machine=2');
    await expect(page.getByLabel('Edificio')).toHaveValue('Edificio Timbó');
    await expect(page.getByLabel('Máquina')).toHaveValue('2');
    await page.getByLabel('Tipo de falla').selectOption('Error en la entrada de agua');
    await page.getByLabel('Código de tarjeta').fill('12345678');
    await page.getByLabel('E-mail').fill('ana@demo.example');
    await page.getByLabel('Descripción').fill(note);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'ENVIAR' }).click();
    await expectAbove(
      page.getByText('Guardamos su reporte y lo enviaremos cuando vuelva la conexión.'),
      page.locator('[data-offline]'),
    );
    await context.setOffline(false);
    const mail = await mailTo(stack, SUPPORT_EMAIL, note);
    expect(mail.subject).toBe('Reporte de falla: Error en la entrada de agua');
    expect(mail.text).toContain('Edificio Timbó - 2');
    const [, caseNumber = ''] = /^Número de caso: (\d+)$/m.exec(mail.text) ?? [];
    const sent = page.getByRole('status').filter({ hasText: SENT });
    await expect(sent.first()).toContainText(`Su número de caso es el ${caseNumber}.`);
    const received = await mailTo(stack, 'ana@demo.example', caseNumber);
    expect(received.subject).toBe(`Recibimos su reporte de falla: caso ${caseNumber}`);
  },
);
