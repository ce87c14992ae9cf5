import type { FakeAnswer } from '@laundry/flow/testing';
import { AppThemeProvider } from '@laundry/ui-kit';
import { act, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { Notifications } from '../src/app/DashboardLayout.tsx';
import { pageRequested } from '../src/reports/search/searchByUrl.saga.ts';
import { openPortalWith } from './portal.ts';

/** A page of the dashboard with a person in front of it, at an address; other addresses are empty pages. */
export async function showPage(Page: ComponentType, address: string, answers: readonly FakeAnswer[]) {
  const portal = openPortalWith(answers);
  const [path = ''] = address.split('?');
  const loader = ({ request }: LoaderFunctionArgs) => {
    portal.store.dispatch(pageRequested({ path, search: new URL(request.url).search }));
    return null;
  };
  const router = createMemoryRouter(
    [
      { path, Component: Page, loader, HydrateFallback: () => null },
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
