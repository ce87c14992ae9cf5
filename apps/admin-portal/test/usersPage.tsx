import { screen, within } from '@testing-library/react';
import type { FakeAnswer } from '@laundry/flow/testing';
import { UsersPage } from '../src/features/users/UsersPage.tsx';
import { showPage } from './page.tsx';
import { ana, bruno, coliving, FARO, list, MIRADOR } from './residents.ts';

export const PAGE = '/dashboard-users';

/** The residents' page with a person in front of it. */
export const open = (answers: readonly FakeAnswer[], address = PAGE) => showPage(UsersPage, address, answers);

/** The same with the residents of Mirador on their way. */
export const openMirador = (...answers: FakeAnswer[]) =>
  open(
    [...coliving(MIRADOR, FARO), list(MIRADOR.id, [ana, bruno]), ...answers],
    `${PAGE}?building=${MIRADOR.id}`,
  );

export const button = (name: string) => screen.getByRole('button', { name });

/** The card of somebody. */
export const card = (name: string) =>
  screen.getAllByRole('listitem').find(({ textContent }) => textContent.includes(name)) ?? document.body;

/** The first names on the cards, once there are so many. */
export async function cards(count: number) {
  await screen.findByText(count === 1 ? '1 usuario' : `${count} usuarios`);
  // What lies behind a dialog is out of reach until it has gone.
  await screen.findByRole('heading', { level: 1 });
  return screen.getAllByRole('listitem').map((one) => within(one).getAllByRole('definition')[0]?.textContent);
}
