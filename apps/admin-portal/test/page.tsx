import type { FakeAnswer } from '@laundry/flow/testing';
import { AppThemeProvider } from '@laundry/ui-kit';
import { act, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { Notifications } from '../src/app/Notifications.tsx';
import { pageAsked } from '../src/reports/ahead.slice.ts';
import { openPortalWith } from './portal.ts';

/**
 * A page of the dashboard with a person in front of it, at an address; other addresses are empty pages.
 *
 * @param options.ahead the portal was opened at the address, and what the page begins with was asked for before it
 */
export async function showPage(
  Page: ComponentType,
  address: string,
  answers: readonly FakeAnswer[],
  { ahead = false } = {},
) {
  const portal = openPortalWith(answers);
  const [path = '', query] = address.split('?');
  if (ahead)
    portal.store.dispatch(pageAsked({ pathname: path, search: query === undefined ? '' : `?${query}` }));
  const router = createMemoryRouter(
    [
      { path, Component: Page },
      { path: '*', element: null },
    ],
    { initialEntries: [address] },
  );
  const { unmount } = await act(async () =>
    render(
      <Provider store={portal.store}>
        <AppThemeProvider surface="portal">
          <Notifications />
          <RouterProvider router={router} />
        </AppThemeProvider>
      </Provider>,
    ),
  );
  const close = () => {
    unmount();
    portal.store.stop();
  };
  return { ...portal, router, user: userEvent.setup(), close };
}
