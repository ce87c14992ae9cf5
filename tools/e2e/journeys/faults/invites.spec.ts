import { readFile } from 'node:fs/promises';
import { expect, test } from '../../src/journey.ts';
import { refusal } from '../../src/portalFaults.ts';
import { newResident, openResidents, rowOf } from '../../src/residents.ts';

test.use({ provokesFailures: true });

const LIST = '**/public-site/v1/administrations/buildings/*/users';

test('failed invitations are listed, and only they are retried', async ({
  page,
  stack,
  expectAccessible,
}) => {
  test.slow();
  const people = [newResident(), newResident(), newResident()];
  const [, second, third] = people;
  await openResidents(page, stack.addresses.portal);
  await page.getByRole('button', { name: 'INVITAR A VARIOS' }).click();
  await page
    .getByLabel('Filas')
    .fill(people.map((one) => [one.firstname, one.lastname, one.email, one.reference].join(';')).join('\n'));
  await page.getByRole('button', { name: 'REVISAR' }).click();

  const sent: string[] = [];
  await page.route(LIST, async (route) => {
    const { email } = route.request().postDataJSON() as { email: string };
    sent.push(email);
    if (email === second?.email) return refusal(500, 'ex_internal', 'No se pudo guardar.')(route);
    // The server answers once that there were too many requests.
    if (email === third?.email && sent.filter((one) => one === email).length === 1)
      return route.fulfill({
        status: 429,
        headers: { 'retry-after': '1' },
        json: { result_code: 'ex_too_many_requests', result_message: 'x' },
      });
    return route.continue();
  });
  await page.getByRole('button', { name: 'INVITAR A 3' }).click();
  await expect(page.getByText('2 personas invitadas; 1 sin invitar.')).toBeVisible();
  expect(sent).toEqual(people.map(({ email }) => email).concat(third?.email ?? ''));
  await expect(page.getByRole('list', { name: 'Filas con problemas' })).toContainText('No se pudo guardar.');
  await expectAccessible(page);

  /** The lines of the downloaded result. */
  const result = async () => {
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'DESCARGAR RESULTADO' }).click();
    const text = await readFile(await (await coming).path(), 'utf8');
    return text.trimEnd().split('\r\n').slice(1);
  };
  expect((await result()).map((line) => line.split(';').slice(3))).toEqual([
    [people[0]?.email, 'Apto 302', 'Invitada'],
    [second?.email, 'Apto 302', 'No se pudo guardar.'],
    [third?.email, 'Apto 302', 'Invitada'],
  ]);

  await page.unroute(LIST);
  await page.getByRole('button', { name: 'REINTENTAR 1' }).click();
  await expect(page.getByText('3 personas invitadas.')).toBeVisible();
  expect((await result()).every((line) => line.endsWith(';Invitada'))).toBe(true);
  await page.getByRole('button', { name: 'LISTO' }).click();
  await expect(page.getByRole('button', { name: 'INVITAR A VARIOS' })).toBeFocused();
  for (const { email } of people) await expect(rowOf(page, email)).toHaveCount(1);
});
