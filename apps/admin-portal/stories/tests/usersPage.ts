import type { FakeAnswer } from '@laundry/flow/testing';
import { screen, userEvent, within } from 'storybook/test';
import { ana, bruno, coliving, FARO, list, MIRADOR } from '../../test/residents.ts';
import { openPage } from './openPage.tsx';
import type { Mount } from './openPage.tsx';

export const PAGE = '/dashboard-users';

/** The residents' page. */
export const open = (mount: Mount, answers: readonly FakeAnswer[], address = PAGE) =>
  openPage(mount, address, answers);

/** The same with Mirador's two residents. */
export const openMirador = (mount: Mount, ...answers: FakeAnswer[]) =>
  open(
    mount,
    [...coliving(MIRADOR, FARO), list(MIRADOR.id, [ana, bruno]), ...answers],
    `${PAGE}?building=${MIRADOR.id}`,
  );

const main = () => within(screen.getByRole('main'));

/** The card of somebody. */
export const card = (name: string) =>
  main()
    .getAllByRole('listitem')
    .find(({ textContent }) => textContent.includes(name)) ?? document.body;

/** The same, unfolded: its buttons are in sight. */
export async function unfolded(name: string) {
  const summary = card(name).querySelector('summary');
  if (summary) await userEvent.click(summary);
  return card(name);
}

/** The first names on the cards, once there are so many. */
export async function cards(count: number) {
  await screen.findByText(count === 1 ? '1 usuario' : `${count} usuarios`);
  // What lies behind a dialog is out of reach until it has gone.
  await screen.findByRole('main');
  return main()
    .getAllByRole('listitem')
    .map((one) => within(one).getAllByRole('definition')[0]?.textContent);
}
