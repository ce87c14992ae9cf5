import { notificationShown, selectNotifications } from '@laundry/flow';
import { AppThemeProvider, NotificationCenter } from '@laundry/ui-kit';
import { Provider, useDispatch, useSelector } from 'react-redux';
import { RouterProvider } from 'react-router';
import type { createRouter } from './router.tsx';
import type { PortalStore } from './store.ts';

function Notifications() {
  const dispatch = useDispatch();
  return (
    <NotificationCenter
      notifications={useSelector(selectNotifications)}
      onShown={(id) => dispatch(notificationShown(id))}
    />
  );
}

export interface AppProps {
  store: PortalStore;
  router: ReturnType<typeof createRouter>;
}

/** The portal: its store, theme, notifications and routes. */
export function App({ store, router }: AppProps) {
  return (
    <Provider store={store}>
      <AppThemeProvider surface="portal">
        <Notifications />
        <RouterProvider router={router} />
      </AppThemeProvider>
    </Provider>
  );
}
