import type { FakeAnswer } from '@laundry/flow/testing';
import { screen, userEvent, within } from 'storybook/test';
import { ana, bruno, coliving, FARO, list, MIRADOR } from '../../test/residents.ts';
import { openPage } from './openPage.tsx';
import type { Mount } from './openPage.tsx';

export const PAGE = '/dashboard-users';

export const open = (mount: Mount, answers: readonly FakeAnswer[], address = PAGE) =>
  openPage(mount, address, answers);

export const openMirador = (mount: Mount, answers: readonly FakeAnswer[] = [], residents = [ana, bruno]) =>
  open(
    mount,
    [...coliving(MIRADOR, FARO), list(MIRADOR.id, residents), ...answers],
    `${PAGE}?building=${MIRADOR.id}`,
  );

const main = () => within(screen.getByRole('main'));

export const card = (name: string) =>
  main()
    .getAllByRole('listitem')
    .find(({ textContent }) => textContent.includes(name)) ?? document.body;

/** Unfolds a person's card, which shows its buttons. */
export async function unfolded(name: string) {
  const summary = card(name).querySelector('summary');
  if (summary) await userEvent.click(summary);
  return card(name);
}

/** Waits for a number of residents. @returns the first names on their cards */
export async function cards(count: number) {
  await screen.findByText(count === 1 ? '1 usuario' : `${count} usuarios`);
  // Waits until no dialog hides the page: an open one makes it inaccessible.
  await screen.findByRole('main');
  return main()
    .getAllByRole('listitem')
    .map((one) => within(one).getAllByRole('definition')[0]?.textContent);
}
