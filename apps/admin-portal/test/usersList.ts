import { selectNotifications } from '@laundry/flow';
import { until } from '@laundry/flow/testing';
import type { FakeAnswer } from '@laundry/flow/testing';
import { searchRequested, selectSearch } from '../src/features/users/users.slice.ts';
import { openPortalWith } from './portal.ts';
import { ana, bruno, coliving, FARO, list, MIRADOR } from './residents.ts';

export type Portal = ReturnType<typeof openPortalWith>;

/** A portal with the residents of a building in sight. */
export async function withList(...answers: FakeAnswer[]): Promise<Portal> {
  const portal = openPortalWith([...coliving(MIRADOR, FARO), list(MIRADOR.id, [ana, bruno]), ...answers]);
  portal.store.dispatch(searchRequested(MIRADOR.id));
  await until(portal.store, (state) => selectSearch(state).status === 'found');
  return portal;
}

/** What a portal tells in notifications. */
export const said = ({ store }: Portal) =>
  selectNotifications(store.getState()).map(({ variant, title, text }) => [variant, title, text]);
