import { portalApi } from '../api/portalApi.ts';
import { dashboardSagas } from './dashboardSagas.ts';
import { reducer } from './reducer.ts';
import type { PortalStore } from './store.ts';

type PortalState = ReturnType<typeof reducer>;

const isDashboardState = (state: object): state is PortalState => 'notifications' in state;

/**
 * Gives the store the dashboard's state and flows, once: they are loaded with the dashboard, as the login has
 * to be light.
 *
 * @returns the store, which then has the whole state
 */
export function openDashboard(store: PortalStore) {
  if (!isDashboardState(store.getState())) {
    store.addMiddleware(portalApi.middleware);
    store.replaceReducer((state, action) => reducer(state, action));
    store.run(dashboardSagas);
  }
  const getState = (): PortalState => {
    const state = store.getState();
    if (!isDashboardState(state)) throw new Error('the dashboard is not open');
    return state;
  };
  return { ...store, getState };
}
