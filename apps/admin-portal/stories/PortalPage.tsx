import { fakeFetch } from '@laundry/flow/testing';
import type { FakeAnswer } from '@laundry/flow/testing';
import { useState } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { openDashboard } from '../src/app/openDashboard.ts';
import { portalRoutes } from '../src/app/routes.tsx';
import { createPortalStore } from '../src/app/store.ts';

export interface PortalPageProps {
  /** Address of the page, with its query. */
  path: string;
  /** What the API answers. */
  answers?: readonly FakeAnswer[];
  /** What an earlier visit left in the browser, by key. */
  kept?: Readonly<Record<string, string>>;
}

/** A storage that ends with the story. */
function storageWith(kept: Readonly<Record<string, string>>) {
  const items = new Map(Object.entries(kept));
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

/** A page as the portal shows it, with its store and sagas, and an API that answers from a list. */
export function PortalPage({ path, answers = [], kept = {} }: PortalPageProps) {
  const [{ store, router }] = useState(() => {
    const store = createPortalStore({
      captcha: { prepare: () => undefined, token: (action) => Promise.resolve(action) },
      storage: storageWith(kept),
      fetch: fakeFetch(answers).fetch,
      origin: 'http://admin.test',
    });
    openDashboard(store);
    return { store, router: createMemoryRouter(portalRoutes(store), { initialEntries: [path] }) };
  });
  return (
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>
  );
}
