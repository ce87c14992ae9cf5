import { expect, test } from '../src/journey.ts';
import { mailTo } from '../src/mails.ts';
import { filterBy } from '../src/reports.ts';
import { answer, create, newResident, openResidents, openRow, rowOf } from '../src/residents.ts';
import { inBothSchemes } from '../src/pageChecks.ts';

test('a resident is created, found, invited again and removed', async ({ page, stack, expectAccessible }) => {
  test.slow();
  const resident = newResident();
  await openResidents(page, stack.addresses.portal);
  await create(page, resident);
  await expect(page.getByText('Operación exitosa').first()).toBeVisible();
  await expect(rowOf(page, '@').first()).toContainText(resident.email);
  await mailTo(stack, resident.email, 'Complete su registro');

  await filterBy(page, 'Nombre', resident.firstname.toUpperCase().replace('É', 'e'));
  await filterBy(page, 'Apellido', 'nunez');
  await expect(page.getByText('1 usuario', { exact: true })).toBeVisible();
  const row = rowOf(page, resident.email);

  await openRow(row);
  await inBothSchemes(page, expectAccessible);
  await row.getByRole('button', { name: 'Reenviar confirmación' }).click();
  await answer(page, 'SÍ');
  await expect(page.getByText(`Confirmación reenviada a ${resident.email}.`)).toBeVisible();
  await expect.poll(async () => mailsTo(stack.addresses.mailbox, resident.email)).toBe(2);

  await row.getByRole('button', { name: 'Eliminar' }).click();
  await expect(page.getByRole('alertdialog')).toContainText(`¿Eliminar a ${resident.firstname}`);
  await answer(page, 'NO');
  await expect(row).toBeVisible();
  await row.getByRole('button', { name: 'Eliminar' }).click();
  await answer(page, 'SÍ');
  await expect(page.getByText('No hay resultados')).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^\d+\susuarios?$/)).toBeVisible();
  await expect(row).toHaveCount(0);
});

async function mailsTo(mailbox: string, to: string): Promise<number> {
  const mails = (await (await fetch(`${mailbox}/api/messages`)).json()) as { to: string }[];
  return mails.filter((mail) => mail.to === to).length;
}
